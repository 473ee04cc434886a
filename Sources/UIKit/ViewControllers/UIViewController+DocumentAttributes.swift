extension DocumentTables {
    static let viewController = DocumentAttributes<UIViewController>("viewController") {
        $0.string("title", \.title)
        $0.string("restorationIdentifier", \.restorationIdentifier, always: true)
        $0.row("useStoryboardIdentifierAsRestorationIdentifier", .bool, read: storyboardIdentifier) {
            $0.restorationIdentifier = $1
        }
        $0.bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, default: false)
        $0.bool("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, default: true)
        $0.bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, default: false)
        $0.options(
            "edgesForExtendedLayout",
            \.edgesForExtendedLayout,
            ["top": .top, "left": .left, "bottom": .bottom, "right": .right],
            default: .all
        )
        // iOS 6 had one switch for what iOS 7 divided.
        $0.row("wantsFullScreenLayout", .bool, read: { $0.bool("wantsFullScreenLayout") }) {
            if $1 { $0.extendedLayoutIncludesOpaqueBars = true }
        }
        $0.bool("definesPresentationContext", \.definesPresentationContext, default: false)
        $0.bool("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
        $0.bool("modalInPresentation", \.isModalInPresentation, default: false)
        $0.bool("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins)
        $0.choice("modalPresentationStyle", \.modalPresentationStyle, UIModalPresentationStyle.documentNames)
        $0.choice("modalTransitionStyle", \.modalTransitionStyle, UIModalTransitionStyle.documentNames)
        $0.row("freeformSize", .size, read: freeformSize) { $0.preferredContentSize = $1 }
        // Before iOS 7 popovers asked for a size of their own.
        $0.size("contentSizeForViewInPopover", \.preferredContentSize)
        $0.size("preferredContentSize", \.preferredContentSize)
    }

    private static func storyboardIdentifier(_ reader: any DocumentReading) -> String? {
        guard reader.bool("useStoryboardIdentifierAsRestorationIdentifier") == true else { return nil }
        return reader.node.string("storyboardIdentifier")
    }

    /// The size of a freeform scene counts for apps only where the document says so.
    private static func freeformSize(_ reader: any DocumentReading) -> CGSize? {
        reader.bool("useFreeformSizeAsPreferredContentSize") == true ? reader.node.size("freeformSize") : nil
    }

    static let tableViewController = DocumentAttributes<UITableViewController>("tableViewController") {
        $0.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, default: true)
    }

    static let collectionViewController = DocumentAttributes<UICollectionViewController>("collectionViewController") {
        $0.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, default: true)
    }
}

extension UIModalPresentationStyle {
    /// By the names that documents use.
    static let documentNames: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
    ]

    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        guard let style = Self.documentNames[documentName] else { return nil }
        self = style
    }
}

extension UIModalTransitionStyle {
    /// By the names that documents use.
    static let documentNames: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    /// Reads the name that documents use; nil for an unknown one.
    init?(documentName: String) {
        guard let style = Self.documentNames[documentName] else { return nil }
        self = style
    }
}
