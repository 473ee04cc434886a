extension UISearchBar {
    func setFieldImage(_ image: UIImage?, _ state: UIControl.State) {
        images.fields[state] = image
        setNeedsLayout()
        noteAppearance(of: "searchFieldBackgroundImage", image, for: UInt(state.rawValue)) {
            $0.setSearchFieldBackgroundImage($1, for: state)
        } get: {
            $0.searchFieldBackgroundImage(for: state)
        }
    }

    func setScopeAttributes(_ attributes: [NSAttributedString.Key: Any]?, _ state: UIControl.State) {
        scopeControl.setTitleTextAttributes(attributes, for: state)
        noteAppearance(of: "scopeBarButtonTitleTextAttributes", attributes, for: UInt(state.rawValue)) {
            $0.setScopeBarButtonTitleTextAttributes($1, for: state)
        } get: {
            $0.scopeBarButtonTitleTextAttributes(for: state)
        }
    }

    /// The image takes the place of the field's color.
    func showFieldImage() {
        let image = images.field(for: searchTextField.isEnabled ? .normal : .disabled)
        searchTextField.background = image
        if image != nil { searchTextField.backgroundColor = nil }
    }
}
