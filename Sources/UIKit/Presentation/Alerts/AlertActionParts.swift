/// What an alert's button shows that has no public name and that apps set by keys.
struct AlertActionParts {
    /// The title's color, `titleTextColor`; nil: by style.
    var titleColor: UIColor?
    /// `titleTextAlignment`. Default: centered.
    var alignment: NSTextAlignment = .center
    /// Stands before the title, `image`; nil: nothing does.
    var image: UIImage?
    /// The image's color, `imageTintColor`; nil: the title's.
    var imageColor: UIColor?
    /// Whether a mark stands behind the title, `checked`.
    var isChecked = false
}
