extension DocumentTables {
    static let scrollView = DocumentAttributes<UIScrollView>("scrollView") {
        $0.bool("scrollEnabled", \.isScrollEnabled, default: true)
        $0.bool("pagingEnabled", \.isPagingEnabled, default: false)
        $0.bool("directionalLockEnabled", \.isDirectionalLockEnabled, default: false)
        $0.bool("bounces", \.bounces, default: true)
        $0.bool("bouncesHorizontally", \.bouncesHorizontally, default: true)
        $0.bool("bouncesVertically", \.bouncesVertically, default: true)
        $0.bool("alwaysBounceVertical", \.alwaysBounceVertical, default: false)
        $0.bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal, default: false)
        $0.bool("scrollsToTop", \.scrollsToTop, default: true)
        $0.bool("delaysContentTouches", \.delaysContentTouches, default: true)
        $0.bool("canCancelContentTouches", \.canCancelContentTouches, default: true)
        $0.bool("allowsKeyboardScrolling", \.allowsKeyboardScrolling, default: true)
        $0.choice(
            "keyboardDismissMode",
            \.keyboardDismissMode,
            [
                "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
            ],
            default: UIScrollView.KeyboardDismissMode.none
        )
        $0.choice(
            "contentInsetAdjustmentBehavior",
            \.contentInsetAdjustmentBehavior,
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always],
            default: .automatic
        )
        $0.insets("contentInset", \.contentInset, default: .zero)
        indicators(&$0)
        $0.number("minimumZoomScale", \.minimumZoomScale, least: 0, default: 1)
        $0.number("maximumZoomScale", \.maximumZoomScale, least: 0, default: 1)
        $0.bool("bouncesZoom", \.bouncesZoom, default: true)
    }

    private static func indicators(_ table: inout DocumentAttributes<UIScrollView>) {
        table.bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, default: true)
        table.bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, default: true)
        table.choice(
            "indicatorStyle",
            \.indicatorStyle,
            ["default": .default, "black": .black, "white": .white],
            default: .default
        )
        table.insets("scrollIndicatorInsets", \.scrollIndicatorInsets, default: .zero)
        table.insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets, default: .zero)
        table.insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, default: .zero)
        table.bool(
            "automaticallyAdjustsScrollIndicatorInsets",
            \.automaticallyAdjustsScrollIndicatorInsets,
            default: true
        )
    }
}
