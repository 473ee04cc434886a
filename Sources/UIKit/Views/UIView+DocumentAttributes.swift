extension DocumentTables {
    static let view = DocumentAttributes<UIView>("view", "containerView") {
        $0.choice("contentMode", \.contentMode, contentModes, default: .scaleToFill)
        $0.color("backgroundColor", \.backgroundColor)
        $0.color("tintColor", \.tintColor)
        $0.integer("tag", \.tag, default: 0)
        $0.string("restorationIdentifier", \.restorationIdentifier, always: true)
        $0.number("alpha", \.alpha, default: 1)
        $0.bool("hidden", \.isHidden, default: false)
        $0.bool("opaque", \.isOpaque, default: true)
        $0.bool("clipsSubviews", \.clipsToBounds, default: false, key: "clipsToBounds")
        $0.bool("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, default: true)
        $0.bool("userInteractionEnabled", \.isUserInteractionEnabled, default: true)
        $0.bool("multipleTouchEnabled", \.isMultipleTouchEnabled, default: false)
        $0.bool("exclusiveTouch", \.isExclusiveTouch, default: false)
        $0.choice(
            "semanticContentAttribute",
            \.semanticContentAttribute,
            [
                "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
            ],
            default: .unspecified
        )
        $0.bool("autoresizesSubviews", \.autoresizesSubviews, default: true)
        $0.insets("layoutMargins", \.layoutMargins)
        $0.row("directionalLayoutMargins", read: { $0.directionalInsets("directionalLayoutMargins") }) {
            $0.directionalLayoutMargins = $1
        }
        $0.bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, default: false)
        $0.bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, default: true)
        $0.bool("showsLargeContentViewer", \.showsLargeContentViewer, default: false)
        $0.string("largeContentTitle", \.largeContentTitle)
        $0.image("largeContentImage", \.largeContentImage)
        $0.bool("scalesLargeContentImage", \.scalesLargeContentImage, default: false)
        $0.bool("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth, default: false)
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        // Xcode 4 began some of them with a capital.
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]
}
