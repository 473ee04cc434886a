import Foundation
import Platform

/// What was copied, for whoever pastes: items, each in one or more representations by uniform type.
///
/// A boot empties all pasteboards. Text, URLs, images and colors are there under Apple's type names; other types hold the
/// value or the data that they were given.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// A pasteboard's name.
    public struct Name: Hashable, RawRepresentable, Sendable {
        /// The name, as UIKit spells it.
        public var rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A value of any name, which is equal to those of the same name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The one that all apps share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How long and where items are kept.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name, as UIKit spells it.
        public var rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether they are kept from the clipboards of those who look at the device from elsewhere; a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after the contents changed; the object is the pasteboard.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard is removed; the object is the pasteboard.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// Of changed types, in the notification's `userInfo`.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// Of types that no item has any more.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    @WorldState private static var named: [Name: UIPasteboard] = [:]

    /// The one that all apps share.
    open class var general: UIPasteboard { shared(.general) }

    /// The app's own pasteboard of a name; nil where there is none and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil else { return nil }
        self.init(store: Self.shared(pasteboardName).store, name: pasteboardName)
    }

    /// A pasteboard of a name that no other has.
    open class func withUniqueName() -> UIPasteboard { shared(Name(UUID().uuidString)) }

    /// Empties and forgets an app's own pasteboard; the general one stays.
    open class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let board = named.removeValue(forKey: pasteboardName) else { return }
        board.store.items = []
        NotificationCenter.default.post(name: removedNotification, object: board)
    }

    private class func shared(_ name: Name) -> UIPasteboard {
        if let board = named[name] { return board }
        let board = UIPasteboard(store: Store(), name: name)
        named[name] = board
        return board
    }

    /// What pasteboards of one name share.
    private final class Store {
        var items: [[String: Any]] = []
        var changeCount = 0
        var expiry: Date?
        var isLocalOnly = false
        /// Those that the items were made of, as long as they are the same.
        var providers: [NSItemProvider]?
    }

    private final let store: Store
    /// The name, the same for all pasteboards that share their items.
    public final let name: Name

    private init(store: Store, name: Name) {
        self.store = store
        self.name = name
        super.init()
    }

    // MARK: Items

    /// How often the contents changed; adding and replacing count.
    open var changeCount: Int { store.changeCount }
    /// Whether the items are to stay on this device.
    package final var isLocalOnly: Bool { store.isLocalOnly }

    /// All items, each by type. Setting them replaces everything.
    open var items: [[String: Any]] {
        get {
            if let expiry = store.expiry, expiry <= Date() { store.items = [] }
            return store.items
        }
        set { replace(newValue, expiry: nil) }
    }
    /// Zero for an empty pasteboard.
    open var numberOfItems: Int { items.count }
    /// The first item's types.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Replaces everything, until the options' expiry.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace(
            items,
            expiry: options[.expirationDate] as? Date,
            isLocalOnly: options[.localOnly] as? Bool ?? false
        )
    }

    /// Puts items behind those that are there.
    open func addItems(_ items: [[String: Any]]) {
        replace(self.items + items, expiry: store.expiry, isLocalOnly: store.isLocalOnly)
    }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
    }

    /// The first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces everything by one item with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The first item's data of a type; text is given as UTF-8, images as PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(data(of:))
    }

    private func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// Replaces everything by one item with data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Items by number
    /// The types of each item of a set; nil: of all items. Numbers without an item are left out.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
    /// Whether each item of a set has one of the types; nil: all items. False without items.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    /// The items that have one of the types; nil without any.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let numbers = items.indices.filter { number in pasteboardTypes.contains { items[number][$0] != nil } }
        return numbers.isEmpty ? nil : IndexSet(numbers)
    }
    /// The values of a type of the items of a set that have one; nil: of all items.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    /// As ``values(forPasteboardType:inItemSet:)``, as data.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType].flatMap(data(of:)) }
    }
    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        let items = items
        return itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
    }
    /// Whether the contents outlive the app; those of the general one do (before iOS 10 an app could say so).
    open var isPersistent: Bool { name == .general }

    // MARK: Item providers

    /// A provider for each item: those that were set, or new ones of the items' values. Setting replaces everything.
    open var itemProviders: [NSItemProvider] {
        get {
            let items = items
            if let providers = store.providers, providers.count == items.count { return providers }
            return items.map(NSItemProvider.init(pasteboardItem:))
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces everything by what providers give.
    ///
    /// - Parameters:
    ///   - localOnly: Whether they are kept from the clipboards of those who look at the device from elsewhere.
    ///   - expirationDate: After it the items are gone; nil: never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        replace(itemProviders.map(\.pasteboardItem), expiry: expirationDate, isLocalOnly: localOnly)
        store.providers = itemProviders
    }

    /// Replaces everything by objects, in the types that they say.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    /// Replaces everything by objects, until a date.
    ///
    /// - Parameter localOnly: Whether they are kept from the clipboards of those who look at the device from elsewhere.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map(NSItemProvider.init(object:)),
            localOnly: localOnly,
            expirationDate: expirationDate
        )
    }

    private func replace(_ items: [[String: Any]], expiry: Date?, isLocalOnly: Bool = false) {
        let before = Set(store.items.flatMap(\.keys))
        let after = Set(items.flatMap(\.keys))
        store.items = items
        store.providers = nil
        (store.expiry, store.isLocalOnly) = (expiry, isLocalOnly)
        store.changeCount += 1
        var info: [String: Any] = [:]
        if !after.subtracting(before).isEmpty {
            info[Self.changedTypesAddedUserInfoKey] = after.subtracting(before).sorted()
        }
        if !before.subtracting(after).isEmpty {
            info[Self.changedTypesRemovedUserInfoKey] = before.subtracting(after).sorted()
        }
        NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: info)
    }
}
