import InterfaceBuilder
import SwiftRuntime

/// Makes a document's objects that are no views and no controllers.
@MainActor
struct OtherObjects {
    let instance: NibInstance
    private var values: DocumentValues { DocumentValues(instance.environment) }

    init(_ instance: NibInstance) { self.instance = instance }

    func make(_ node: ObjectNode) -> AnyObject? {
        switch node.kind {
        case .gestureRecognizer: recognizer(node)
        case .barItem: node.elementName == "tabBarItem" ? tabBarItem(node) : barButtonItem(node)
        case .navigationItem: navigationItem(node)
        case .collectionViewLayout: collectionViewLayout(node)
        case .customObject: customObject(node)
        default: nil
        }
    }

    /// An app's own object gets `init()` (PR-26).
    private func customObject(_ node: ObjectNode) -> AnyObject? {
        let type: AnyClass = ClassResolver(instance.environment, instance.document).type(
            for: node,
            fallback: NSObject.self
        )
        guard let type = type as? NSObject.Type, type != NSObject.self else { return nil }
        return ObjectAllocator.make(type)
    }

    /// A collection's layout, which reads its metrics from the coder.
    private func collectionViewLayout(_ node: ObjectNode) -> UICollectionViewLayout? {
        let isFlow = node.elementName == "collectionViewFlowLayout"
        let type: AnyClass = ClassResolver(instance.environment, instance.document).type(
            for: node,
            fallback: isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        )
        return (type as? UICollectionViewLayout.Type)?.init(coder: DocumentCoder(node, instance))
    }

    // MARK: Gesture recognizers
    private func recognizer(_ node: ObjectNode) -> UIGestureRecognizer? {
        let resolver = ClassResolver(instance.environment, instance.document)
        guard let base: AnyClass = RecognizerClasses.types[node.elementName],
            let type = resolver.type(for: node, fallback: base) as? UIGestureRecognizer.Type
        else { return nil }
        let made = ObjectAllocator.make(type)
        if let enabled = node.bool("enabled") { made.isEnabled = enabled }
        if let cancels = node.bool("cancelsTouchesInView") { made.cancelsTouchesInView = cancels }
        if let delays = node.bool("delaysTouchesBegan") { made.delaysTouchesBegan = delays }
        if let delays = node.bool("delaysTouchesEnded") { made.delaysTouchesEnded = delays }
        RecognizerClasses.decode(made, node)
        return made
    }

    // MARK: Bar items
    private func decode(_ item: UIBarItem, _ node: ObjectNode) {
        item.title = node.string("title")
        item.image = values.image(node.image("image"))
        if let enabled = node.bool("enabled") { item.isEnabled = enabled }
        if let tag = node.integer("tag") { item.tag = tag }
    }

    private func tabBarItem(_ node: ObjectNode) -> UITabBarItem {
        let system = node.string("systemItem").flatMap(UITabBarItem.SystemItem.init(documentName:))
        let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
        decode(item, node, isSystem: system != nil)
        item.selectedImage = values.image(node.image("selectedImage")) ?? item.selectedImage
        item.badgeValue = node.string("badgeValue")
        if let offset = node.offset("titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(horizontal: offset.width, vertical: offset.height)
        }
        return item
    }

    private func decode(_ item: UIBarItem, _ node: ObjectNode, isSystem: Bool) {
        let (title, image) = (item.title, item.image)
        decode(item, node)
        guard isSystem else { return }
        item.title = title
        item.image = image
    }

    private func barButtonItem(_ node: ObjectNode) -> UIBarButtonItem {
        let system = node.string("systemItem").flatMap(UIBarButtonItem.SystemItem.init(documentName:))
        let type: AnyClass = ClassResolver(instance.environment, instance.document).type(
            for: node,
            fallback: UIBarButtonItem.self
        )
        let item: UIBarButtonItem =
            if let system {
                UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
            } else {
                ObjectAllocator.make(type as? UIBarButtonItem.Type ?? UIBarButtonItem.self)
            }
        decode(item, node)
        if let width = node.length("width") { item.width = width }
        if node.string("style") == "done" { item.style = .done }
        if let tint = values.color(node.color("tintColor")) { item.tintColor = tint }
        if let custom = node.object(forKey: "customView") { item.customView = instance.makeView(custom) }
        return item
    }

    private func navigationItem(_ node: ObjectNode) -> UINavigationItem {
        let item = UINavigationItem(title: node.string("title") ?? "")
        item.title = node.string("title")
        item.prompt = node.string("prompt")
        item.leftItemsSupplementBackButton = node.bool("leftItemsSupplementBackButton") ?? false
        item.hidesBackButton = node.bool("hidesBackButton") ?? false
        switch node.string("largeTitleDisplayMode") {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        func button(_ key: String) -> UIBarButtonItem? {
            node.object(forKey: key).flatMap { instance.makeObject($0) as? UIBarButtonItem }
        }
        func buttons(_ role: ChildObject.Role) -> [UIBarButtonItem] {
            node.objects(role).compactMap { instance.makeObject($0) as? UIBarButtonItem }
        }
        let left = buttons(.leftBarButtonItem) + [button("leftBarButtonItem")].compactMap { $0 }
        let right = buttons(.rightBarButtonItem) + [button("rightBarButtonItem")].compactMap { $0 }
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        item.backBarButtonItem = button("backBarButtonItem")
        item.backButtonTitle = node.string("backButtonTitle")
        if let titleView = node.object(forKey: "titleView") { item.titleView = instance.makeView(titleView) }
        return item
    }
}

extension UIBarButtonItem.SystemItem {
    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        let names: [String: UIBarButtonItem.SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace,
            "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
            "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
            "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
            "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
        ]
        guard let item = names[documentName] else { return nil }
        self = item
    }
}

extension UITabBarItem.SystemItem {
    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        let names: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
            "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        guard let item = names[documentName] else { return nil }
        self = item
    }
}
