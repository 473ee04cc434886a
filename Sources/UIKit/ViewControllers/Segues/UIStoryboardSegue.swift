import Foundation

/// The way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// What the document calls the segue; nil where it has no name.
    public let identifier: String?
    /// The controller whose scene the segue leaves.
    public let source: UIViewController
    /// The controller it leads to, its view not loaded; of an unwind segue the one it goes back to.
    public let destination: UIViewController
    /// What UIKit's own transition does; nil for a segue made by code.
    final var performHandler: (() -> Void)?

    /// A segue that shows nothing in ``perform()`` unless a subclass does.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that shows its destination by a closure; ``perform()`` calls it.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Makes the transition; of a document's segue that names a class too, if the class calls super.
    open func perform() { performHandler?() }
}
