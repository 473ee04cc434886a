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
        DocumentTables.load(NodeReader(node, instance), into: made)
        return made
    }

    // MARK: Bar items
    /// The app's own class of an item, which is made with the document's coder as all that documents hold.
    private func own<Item: NSObject>(_ node: ObjectNode, _ base: Item.Type) -> Item.Type? {
        let type: AnyClass = ClassResolver(instance.environment, instance.document).type(for: node, fallback: base)
        return type == base ? nil : type as? Item.Type
    }

    private func tabBarItem(_ node: ObjectNode) -> UITabBarItem {
        let reader = NodeReader(node, instance)
        let item = own(node, UITabBarItem.self)?.init(coder: DocumentCoder(node, instance)) ?? UITabBarItem()
        guard let system = reader.choice("systemItem", UITabBarItem.SystemItem.documentNames) else {
            DocumentTables.load(reader, into: item)
            return item
        }
        item.use(system)
        // A system item keeps its own title and image.
        let (title, image) = (item.title, item.image)
        DocumentTables.load(reader, into: item)
        item.title = title
        item.image = image
        return item
    }

    private func barButtonItem(_ node: ObjectNode) -> UIBarButtonItem {
        let reader = NodeReader(node, instance)
        let system = reader.choice("systemItem", UIBarButtonItem.SystemItem.documentNames)
        let item = own(node, UIBarButtonItem.self)?.init(coder: DocumentCoder(node, instance)) ?? UIBarButtonItem()
        if let system { item.systemItem = system }
        DocumentTables.load(reader, into: item)
        if let custom = node.object(forKey: "customView") { item.customView = instance.makeView(custom) }
        return item
    }

    private func navigationItem(_ node: ObjectNode) -> UINavigationItem {
        let item = own(node, UINavigationItem.self)?.init(coder: DocumentCoder(node, instance)) ?? UINavigationItem()
        item.title = node.string("title") ?? ""
        DocumentTables.load(NodeReader(node, instance), into: item)
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
        if let titleView = node.object(forKey: "titleView") { item.titleView = instance.makeView(titleView) }
        return item
    }
}

extension UIBarButtonItem.SystemItem {
    /// By the names that documents use.
    static let documentNames: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
}

extension UITabBarItem.SystemItem {
    /// By the names that documents use.
    static let documentNames: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
