/// What bar items have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}
