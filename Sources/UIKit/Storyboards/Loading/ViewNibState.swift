/// What the root view of a nib holds of its loading.
struct ViewNibState {
    /// What follows the size classes; nil where nothing does.
    var variations: NibVariations?
    /// Of a prototype's copy: the objects that nobody else holds.
    var instance: NibInstance?
}

extension UIView {
    /// Of a prototype's copy: its objects by the document's IDs, which all copies share; nil for other views.
    package var prototypeObjects: [String: AnyObject]? { nib.instance?.objects }
}
