import Foundation

/// Makes view controllers again when an app's state is brought back.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// The controller of a path; nil leaves it away, with what is below it.
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers of its parents and its own, which is the last.
    ///   - coder: What the controller wrote down.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
