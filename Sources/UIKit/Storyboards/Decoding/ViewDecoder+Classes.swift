import InterfaceBuilder

extension ViewDecoder {
    /// What the view's class adds to what all views have.
    func decodeClassSpecific(_ view: UIView) {
        if let control = view as? UIControl { decodeControl(control) }
        switch view {
        case let label as UILabel: decode(label)
        case let button as UIButton: decode(button)
        case let field as UITextField: decode(field)
        case let textView as UITextView: decode(textView)
        case let searchBar as UISearchBar: decode(searchBar)
        case let picker as UIDatePicker: decode(picker)
        case let effectView as UIVisualEffectView: decode(effectView)
        case let imageView as UIImageView: decode(imageView)
        case let toggle as UISwitch: decode(toggle)
        case let slider as UISlider: decode(slider)
        case let stepper as UIStepper: decode(stepper)
        case let segmented as UISegmentedControl: decode(segmented)
        case let pageControl as UIPageControl: decode(pageControl)
        case let progress as UIProgressView: decode(progress)
        case let indicator as UIActivityIndicatorView: decode(indicator)
        case let stack as UIStackView: decode(stack)
        case let table as UITableView: decode(table)
        case let cell as UITableViewCell: decode(cell)
        case let collection as UICollectionView: decode(collection)
        case let reusable as UICollectionReusableView:
            reusable.setReuseIdentifier(node.string("reuseIdentifier"))
        case let bar as UINavigationBar: BarDecoder(values).decode(bar, node)
        case let bar as UITabBar: BarDecoder(values).decode(bar, node)
        case let bar as UIToolbar: BarDecoder(values).decode(bar, node)
        default: break
        }
    }

    private func decodeControl(_ control: UIControl) {
        if let enabled = node.bool("enabled") { control.isEnabled = enabled }
        if let selected = node.bool("selected") { control.isSelected = selected }
        if let highlighted = node.bool("highlighted") { control.isHighlighted = highlighted }
        switch node.string("contentHorizontalAlignment") {
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        case "center": control.contentHorizontalAlignment = .center
        default: break
        }
        switch node.string("contentVerticalAlignment") {
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        case "center": control.contentVerticalAlignment = .center
        default: break
        }
    }

    // MARK: Images
    private func decode(_ imageView: UIImageView) {
        imageView.preferredSymbolConfiguration = values.symbolConfiguration(node.symbolConfiguration())
        imageView.image = values.image(node.image("image"))
        imageView.highlightedImage = values.image(node.image("highlightedImage"))
        if let highlighted = node.bool("highlighted") { imageView.isHighlighted = highlighted }
    }
}
