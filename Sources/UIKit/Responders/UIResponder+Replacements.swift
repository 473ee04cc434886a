import ObjectiveCRuntime

/// What an app's extension of a UIKit class puts in place of the class's own member, as
/// `extension UINavigationController { override var shouldAutorotate … }` does on iOS.
extension UIResponder {
    /// What the extension's member answers; nil where no extension has it, or where it answers with nil.
    final func replacement<Result>(of selector: String, _ arguments: Any?...) -> Result? {
        PortedOverride.call(self, selector, arguments, Result.self)
    }

    /// Calls the extension's member, and tells whether there is one.
    @discardableResult
    final func callReplacement(_ selector: String, _ arguments: Any?...) -> Bool {
        PortedOverride.call(self, selector, arguments, Void.self) != nil
    }
}
