import InterfaceBuilder

/// Applies to a controller what its document says of it; its view comes later.
@MainActor
struct ControllerDecoder {
    let node: ObjectNode
    let instance: NibInstance

    init(_ node: ObjectNode, _ instance: NibInstance) {
        self.node = node
        self.instance = instance
    }

    func decode(_ controller: UIViewController) {
        DocumentTables.load(NodeReader(node, instance), into: controller)
        if let item = node.object(forKey: "navigationItem"), let made = instance.makeObject(item) as? UINavigationItem {
            controller.loading.navigationItem = made
        }
        if let item = node.object(forKey: "tabBarItem"), let made = instance.makeObject(item) as? UITabBarItem {
            controller.loading.tabBarItem = made
        }
        let items = node.objects(.toolbarItem).compactMap { instance.makeObject($0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
    }
}
