import InterfaceBuilder

extension DocumentTables {
    static let searchBar = DocumentAttributes<UISearchBar>("searchBar") {
        $0.string("text", \.text, always: true)
        $0.string("placeholder", \.placeholder, always: true)
        $0.string("prompt", \.prompt, always: true)
        $0.choice(
            "searchBarStyle",
            \.searchBarStyle,
            ["default": .default, "prominent": .prominent, "minimal": .minimal],
            default: .default
        )
        $0.choice("barStyle", \.barStyle, UIBarStyle.documentNames, default: .default)
        $0.color("barTintColor", \.barTintColor)
        $0.bool("translucent", \.isTranslucent, default: true)
        $0.image("backgroundImage", \.backgroundImage)
        $0.bool("showsCancelButton", \.showsCancelButton, default: false)
        $0.bool("showsBookmarkButton", \.showsBookmarkButton, default: false)
        $0.bool("showsSearchResultsButton", \.showsSearchResultsButton, default: false)
        $0.bool("searchResultsButtonSelected", \.isSearchResultsButtonSelected, default: false)
        $0.row("scopeButtonTitles", read: { $0.node.strings("scopeButtonTitles") }) { $0.scopeButtonTitles = $1 }
        $0.integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex, least: 0, default: 0)
        $0.bool("showsScopeBar", \.showsScopeBar, default: false)
        $0.row("searchTextPositionAdjustment", read: { $0.offset("searchTextPositionAdjustment") }) {
            $0.searchTextPositionAdjustment = $1
        }
        $0.row("textInputTraits", read: { $0.part("textInputTraits") }) { bar, reader in
            for row in textFieldTraits.rows { row.load(bar.searchTextField, reader) }
        }
    }
}
