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

    func setBarImage(_ image: UIImage?, _ metrics: UIBarMetrics) {
        guard metrics != .default else { return backgroundImage = image }
        images.bars[metrics] = image
        setNeedsLayout()
        noteAppearance(of: "backgroundImage", image, for: UInt(bitPattern: metrics.rawValue)) {
            $0.setBarImage($1, metrics)
        } get: {
            $0.backgroundImage(for: .any, barMetrics: metrics)
        }
    }

    /// What was set for the present metrics, else for the default ones.
    var shownBackgroundImage: UIImage? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let metrics: UIBarMetrics =
            prompt == nil ? (isCompact ? .compact : .default) : (isCompact ? .compactPrompt : .defaultPrompt)
        return images.bars[metrics] ?? backgroundImage
    }

    func setIconAdjustment(_ adjustment: UIOffset, _ icon: Icon) {
        images.adjustments[icon] = adjustment
        searchTextField.setNeedsLayout()
        noteAppearance(of: "positionAdjustment", adjustment, for: UInt(bitPattern: icon.rawValue)) {
            $0.setIconAdjustment($1, icon)
        } get: {
            $0.positionAdjustment(for: icon)
        }
    }

    func showWhetherEnabled() {
        searchTextField.isEnabled = isEnabled
        cancelPart.isEnabled = isEnabled
        scopeControl.isEnabled = isEnabled
        setNeedsLayout()
    }
}
