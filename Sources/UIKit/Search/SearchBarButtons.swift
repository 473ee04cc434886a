/// The button at the end of an empty search field: bookmarks, or the list of results.
@MainActor
final class SearchBarButtons {
    private let button = UIButton(type: .system)
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
        button.tintColor = .secondaryLabel
        button.bounds.size = CGSize(width: Self.side, height: Self.side)
        button.addAction(UIAction { [weak self] _ in self?.wasTouched() }, for: .touchUpInside)
    }

    /// Points; as wide as the clear button's place. Unknown.
    private static let side: CGFloat = 30

    /// A list button goes before a bookmark, and a text hides both: the field's clear button takes the place.
    func update() {
        let icon: UISearchBar.Icon? =
            bar.showsSearchResultsButton ? .resultsList : bar.showsBookmarkButton ? .bookmark : nil
        let field = bar.searchTextField
        guard let icon, (bar.text ?? "").isEmpty else {
            if field.rightView === button { field.rightView = nil }
            return
        }
        let state: UIControl.State = bar.isSearchResultsButtonSelected && icon == .resultsList ? .selected : .normal
        let standard = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        button.setImage(bar.image(for: icon, state: state) ?? standard, for: .normal)
        button.tintColor = state == .selected ? bar.tintColor : .secondaryLabel
        if field.rightView !== button { field.rightView = button }
        field.rightViewMode = .always
    }

    private func wasTouched() {
        if bar.showsSearchResultsButton {
            bar.delegate?.searchBarResultsListButtonClicked(bar)
        } else {
            bar.delegate?.searchBarBookmarkButtonClicked(bar)
        }
    }
}
