extension DocumentTables {
    static let pageControl = DocumentAttributes<UIPageControl>("pageControl") {
        $0.integer("numberOfPages", \.numberOfPages, least: 0)
        $0.integer("currentPage", \.currentPage, least: 0)
        $0.bool("hidesForSinglePage", \.hidesForSinglePage, default: false)
        $0.bool("defersCurrentPageDisplay", \.defersCurrentPageDisplay, default: false)
        $0.bool("allowsContinuousInteraction", \.allowsContinuousInteraction, default: true)
        $0.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
        $0.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
        $0.image("preferredIndicatorImage", \.preferredIndicatorImage)
        $0.choice(
            "backgroundStyle",
            \.backgroundStyle,
            ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal],
            default: .automatic
        )
        $0.choice(
            "direction",
            \.direction,
            [
                "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
                "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
            ],
            default: .natural
        )
    }
}
