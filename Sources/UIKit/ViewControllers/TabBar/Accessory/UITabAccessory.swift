/// A view that stands above a tab bar, as a player of what is heard (BR-32; iOS 26).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// Where an accessory is laid out.
    public typealias Environment = UITabAccessoryEnvironment

    /// Fills the accessory.
    public let contentView: UIView

    /// An accessory for ``UITabBarController/bottomAccessory``.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
