extension DocumentTables {
    static let pageViewController = DocumentAttributes<UIPageViewController>("pageViewController") {
        $0.choice(
            "transitionStyle",
            ["pageCurl": UIPageViewController.TransitionStyle.pageCurl, "scroll": .scroll]
        ) { $0.pages.transitionStyle = $1 }
        $0.choice(
            "navigationOrientation",
            ["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical]
        ) { $0.pages.orientation = $1 }
        $0.choice(
            "spineLocation",
            ["none": UIPageViewController.SpineLocation.none, "min": .min, "mid": .mid, "max": .max]
        ) {
            // Pages that scroll have no spine, page curls always do.
            if $1 != .none { $0.pages.spine = $1 }
        }
        $0.row("pageSpacing", .number, read: { $0.number("pageSpacing", least: 0) }) { $0.pages.spacing = $1 }
        $0.row("doubleSided", .bool, read: { $0.bool("doubleSided") }) { $0.pages.isDoubleSided = $1 }
    }
}
