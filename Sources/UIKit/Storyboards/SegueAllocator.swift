/// Makes segues of classes that are known only by their names.
///
/// Swift calls an initializer on a class value only if it is required, which `UIStoryboardSegue`'s can't be: every app's
/// segue class would have to say so. This class's required one stands in the same place of the class table.
@_spi(Allocators)
open class SegueAllocator: UIStoryboardSegue {
    /// Open, or the optimizer would call this very body.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    /// A new segue of `type`, made by the initializer that `type` declares or inherits.
    static func make(
        _ type: UIStoryboardSegue.Type,
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: SegueAllocator.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}
