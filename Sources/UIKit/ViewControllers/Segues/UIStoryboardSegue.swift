import Foundation

/// The way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// What the document calls the segue; nil where it has no name.
    open var identifier: String? { name }
    /// The controller whose scene the segue leaves.
    open var source: UIViewController { ends.source }
    /// The controller it leads to, its view not loaded; of an unwind segue the one it goes back to.
    open var destination: UIViewController { ends.destination }
    private final let name: String?
    private final let ends: (source: UIViewController, destination: UIViewController)
    /// What UIKit's own transition does; nil for a segue made by code.
    final var performHandler: (() -> Void)?

    /// A segue that shows nothing in ``perform()`` unless a subclass does.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        ends = (source, destination)
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
