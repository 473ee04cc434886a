extension DocumentTables {
    static let imageView = DocumentAttributes<UIImageView>("imageView") {
        $0.row(
            "preferredSymbolConfiguration",
            always: true,
            read: { $0.symbolConfiguration("preferredSymbolConfiguration") },
            reset: { $0.preferredSymbolConfiguration = nil }
        ) { $0.preferredSymbolConfiguration = $1 }
        $0.image("image", \.image, always: true)
        $0.image("highlightedImage", \.highlightedImage, always: true)
        $0.bool(
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            \.adjustsImageSizeForAccessibilityContentSizeCategory,
            default: false
        )
        $0.bool("highlighted", \.isHighlighted, default: false)
        $0.number("animationDuration", \.animationDuration, least: 0, default: 0)
        $0.integer("animationRepeatCount", \.animationRepeatCount, least: 0, default: 0)
    }
}
