/// A view whose fonts can follow the size category that a person prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style, or a scaled one, follows the size category while the view is shown.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
