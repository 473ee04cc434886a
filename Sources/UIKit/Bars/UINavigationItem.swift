/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String?

    public init(title: String) {
        self.title = title
        super.init()
    }
}
