extension DocumentTables {
    static let barItem = DocumentAttributes<UIBarItem>() {
        $0.string("title", \.title)
        $0.image("image", \.image)
        $0.image("landscapeImage", \.landscapeImagePhone, key: "landscapeImagePhone")
        $0.image("largeContentSizeImage", \.largeContentSizeImage)
        $0.insets("imageInsets", \.imageInsets, default: .zero)
        $0.insets("landscapeImageInsets", \.landscapeImagePhoneInsets, default: .zero)
        $0.bool("enabled", \.isEnabled, default: true)
        $0.integer("tag", \.tag, default: 0)
    }

    static let barButtonItem = DocumentAttributes<UIBarButtonItem>("barButtonItem") {
        $0.number("width", \.width, default: 0)
        $0.choice(
            "style",
            \.style,
            ["plain": .plain, "bordered": .bordered, "done": .done, "prominent": .done],
            default: .plain
        )
        $0.color("tintColor", \.tintColor)
        $0.bool("selected", \.isSelected, default: false)
        $0.bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, default: false)
        $0.bool("hidesSharedBackground", \.hidesSharedBackground, default: false)
        $0.bool("sharesBackground", \.sharesBackground, default: true)
    }

    static let tabBarItem = DocumentAttributes<UITabBarItem>("tabBarItem") {
        $0.image("selectedImage", \.selectedImage)
        $0.string("badgeValue", \.badgeValue)
        $0.color("badgeColor", \.badgeColor)
        $0.row("titlePositionAdjustment", read: { $0.offset("titlePositionAdjustment") }) {
            $0.titlePositionAdjustment = $1
        }
    }

    static let navigationItem = DocumentAttributes<UINavigationItem>("navigationItem") {
        $0.string("title", \.title)
        $0.string("prompt", \.prompt)
        $0.string("backButtonTitle", \.backButtonTitle)
        $0.choice(
            "backButtonDisplayMode",
            \.backButtonDisplayMode,
            ["default": .default, "generic": .generic, "minimal": .minimal],
            default: .default
        )
        $0.choice(
            "largeTitleDisplayMode",
            \.largeTitleDisplayMode,
            ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline],
            default: .automatic
        )
        $0.bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, default: false)
        $0.bool("hidesBackButton", \.hidesBackButton, default: false)
        $0.bool("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, default: true)
        $0.choice(
            "style",
            \.style,
            ["navigator": .navigator, "browser": .browser, "editor": .editor],
            default: .navigator
        )
        $0.choice(
            "preferredSearchBarPlacement",
            \.preferredSearchBarPlacement,
            ["automatic": .automatic, "inline": .inline, "stacked": .stacked],
            default: .automatic
        )
    }
}
