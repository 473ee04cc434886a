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
        if let title = node.string("title") { controller.title = title }
        controller.restorationIdentifier = node.string("restorationIdentifier")
        if let hides = node.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let adjusts = node.bool("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let includes = node.bool("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = includes
        }
        if let edges = node.options("extendedEdge") {
            let names: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.contains($0.0) }.map(\.1))
        }
        if let defines = node.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let provides = node.bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = provides
        }
        if let modal = node.bool("modalInPresentation") { controller.isModalInPresentation = modal }
        if let respects = node.bool("viewRespectsSystemMinimumLayoutMargins") {
            controller.viewRespectsSystemMinimumLayoutMargins = respects
        }
        if let style = node.string("modalPresentationStyle").flatMap(UIModalPresentationStyle.init(documentName:)) {
            controller.modalPresentationStyle = style
        }
        if let style = node.string("modalTransitionStyle").flatMap(UIModalTransitionStyle.init(documentName:)) {
            controller.modalTransitionStyle = style
        }
        if node.bool("wantsFullScreenLayout") == true { controller.extendedLayoutIncludesOpaqueBars = true }
        if let size = node.size("freeformSize"), node.bool("useFreeformSizeAsPreferredContentSize") == true {
            controller.preferredContentSize = size
        }
        if let item = node.object(forKey: "navigationItem"), let made = instance.makeObject(item) as? UINavigationItem {
            controller.loading.navigationItem = made
        }
        if let item = node.object(forKey: "tabBarItem"), let made = instance.makeObject(item) as? UITabBarItem {
            controller.loading.tabBarItem = made
        }
        let items = node.objects(.toolbarItem).compactMap { instance.makeObject($0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
        decodeClassSpecific(controller)
    }
}

extension UIModalPresentationStyle {
    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        let names: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
        ]
        guard let style = names[documentName] else { return nil }
        self = style
    }
}

extension UIModalTransitionStyle {
    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        let names: [String: UIModalTransitionStyle] = [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
            "partialCurl": .partialCurl,
        ]
        guard let style = names[documentName] else { return nil }
        self = style
    }
}
