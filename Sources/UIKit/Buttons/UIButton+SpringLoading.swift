extension UIButton: SpringLoadedPlace, UISpringLoadedInteractionSupporting {
    func springLoads(_ context: SpringLoadingContext) -> Bool { isSpringLoaded && isEnabled }
    func springActivates(_ context: SpringLoadingContext) { sendActions(for: .touchUpInside) }
}
