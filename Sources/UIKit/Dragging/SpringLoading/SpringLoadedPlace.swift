/// A view of UIKit's own that a drag activates, or parts of which it does.
@MainActor
protocol SpringLoadedPlace: UIView {
    /// What lies under the finger; nil where nothing is to be activated.
    ///
    /// - Parameter context: Its target is the view; a list sets it to the cell and may ask the app.
    func springLoads(_ context: SpringLoadingContext) -> Bool
    /// Does what a tap there would do.
    func springActivates(_ context: SpringLoadingContext)
}

extension UISegmentedControl: SpringLoadedPlace, UISpringLoadedInteractionSupporting {
    func springLoads(_ context: SpringLoadingContext) -> Bool {
        guard isSpringLoaded, isEnabled, numberOfSegments > 0, bounds.width > 0 else { return false }
        let place = Int(context.location(in: self).x / bounds.width * CGFloat(numberOfSegments))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let index = isRightToLeft ? numberOfSegments - 1 - place : place
        guard (0..<numberOfSegments).contains(index), isEnabledForSegment(at: index) else { return false }
        context.targetItem = index
        return index != selectedSegmentIndex
    }

    func springActivates(_ context: SpringLoadingContext) {
        guard let index = context.targetItem as? Int, index < numberOfSegments else { return }
        selectedSegmentIndex = index
        sendActions(for: .valueChanged)
    }
}
