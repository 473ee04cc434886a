/// Where screens appear that belong to no controller of the app.
@MainActor
enum SystemPresenter {
    /// The controller that was presented last in the key window.
    static var topController: UIViewController? {
        var top = WindowList.key?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}
