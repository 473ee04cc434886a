import ObjectiveCRuntime

/// UIKit's properties that tell their changes to observers, by name and by key path.
@MainActor
enum ObservableKeys {
    static func register(in keys: KeyedProperties) {
        func list<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
            keys.register(key, path)
            KeyPathNames.register(key, path)
        }
        keys.register(reading: "layer", \UIView.layer)
        KeyPathNames.register("layer", \UIView.layer)
        list("frame", \CALayer.frame)
        list("bounds", \CALayer.bounds)
        list("position", \CALayer.position)
        list("frame", \UIView.frame)
        list("bounds", \UIView.bounds)
        list("center", \UIView.center)
        list("alpha", \UIView.alpha)
        list("hidden", \UIView.isHidden)
        list("isHidden", \UIView.isHidden)
        list("contentOffset", \UIScrollView.contentOffset)
        list("contentSize", \UIScrollView.contentSize)
        list("contentInset", \UIScrollView.contentInset)
        keys.register(reading: "panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        KeyPathNames.register("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        // A number, as of all enumerations of Objective-C's.
        keys.register(reading: "state", of: UIGestureRecognizer.self) { $0.state.rawValue }
        KeyPathNames.register("state", \UIGestureRecognizer.state)
        list("editing", \UITableView.isEditing)
        list("isEditing", \UITableView.isEditing)
        list("isEnabled", \UIControl.isEnabled)
        list("isSelected", \UIControl.isSelected)
        list("isHighlighted", \UIControl.isHighlighted)
        list("text", \UILabel.text)
        list("attributedText", \UILabel.attributedText)
        list("image", \UIImageView.image)
        list("title", \UIViewController.title)
    }
}
