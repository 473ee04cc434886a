import Foundation

/// An entry in the menu of the app's icon.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: it never changes; the mutable kind is its maker's.
    /// The app's name for the item, by which it tells items apart.
    open fileprivate(set) var type: String
    /// The item's words.
    open fileprivate(set) var localizedTitle: String
    /// A second, smaller line; nil: none.
    open fileprivate(set) var localizedSubtitle: String?
    /// What stands beside the words; nil: a dot.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the app wants to know when the item is chosen; nil: nothing.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// What widgets and others may ask for the item; nil by default.
    open fileprivate(set) var targetContentIdentifier: Any?

    /// An item for the app's icon.
    ///
    /// - Note: No home screen shows it yet; `Simulator.choose(_:)` chooses it.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
        super.init()
    }

    /// An item of a name and words.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Itself; the mutable kind gives one that stays.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// An item that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { taken(UIMutableApplicationShortcutItem.self) }

    fileprivate func taken<Item: UIApplicationShortcutItem>(_ class: Item.Type) -> UIApplicationShortcutItem {
        let item: UIApplicationShortcutItem =
            Item.self == UIMutableApplicationShortcutItem.self
            ? UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
            : UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        (item.localizedSubtitle, item.icon, item.userInfo) = (localizedSubtitle, icon, userInfo)
        item.targetContentIdentifier = targetContentIdentifier
        return item
    }
}

/// An entry in the menu of the app's icon that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    /// The app's name for the item, by which it tells items apart.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The item's words.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// A second, smaller line; nil: none.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// What stands beside the words; nil: a dot.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// What the app wants to know when the item is chosen; nil: nothing.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// What widgets and others may ask for the item; nil by default.
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }

    /// An item that stays as this one is now.
    open override func copy(with zone: NSZone? = nil) -> Any { taken(UIApplicationShortcutItem.self) }
}
