/// A constraint that UIKit makes by itself, as logs and questions show it: it isn't held by any view.
class ImpliedConstraint: NSLayoutConstraint {
    /// The constraint without class, address and state: `UIView:0x….width == 100`.
    final var formula = ""
    /// The constraint for people who ask why.
    final var words = ""
    /// The view that `|` stands for.
    final var container: UIView?

    /// The class that UIKit's logs name.
    var className: String { "NSLayoutConstraint" }

    /// Always; it goes with what it follows from.
    override var isActive: Bool {
        get { true }
        set {}
    }

    /// The size that a view controller's view or a cell's content view is given from outside.
    static func encapsulatedSize(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ value: CGFloat)
        -> ImpliedConstraint
    {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        let made = ImpliedConstraint(view, attribute, constant: value)
        made.identifier = "UIView-Encapsulated-Layout-" + (axis == .horizontal ? "Width" : "Height")
        made.formula = "\(ConstraintDescription.name(of: view)).\(attribute.name) == \(ViewDescription.number(value))"
        made.words = "\(made.formula), given from outside"
        return made
    }

    /// How far one of the system's guides stands inside its owner.
    static func inset(
        of guide: UILayoutGuide,
        in owner: UIView,
        _ axis: NSLayoutConstraint.Axis,
        isBefore: Bool,
        _ value: CGFloat
    ) -> ImpliedConstraint {
        let attribute: Attribute
        switch (axis, isBefore) {
        case (.horizontal, true): attribute = .left
        case (.horizontal, false): attribute = .right
        case (_, true): attribute = .top
        case (_, false): attribute = .bottom
        }
        let made = ImpliedConstraint(guide, attribute, constant: value)
        switch guide.role {
        case .safeArea: made.identifier = "UIViewSafeAreaLayoutGuide-\(attribute.name)"
        case .layoutMargins: made.identifier = "UIView-\(attribute.name)Margin-guide-constraint"
        default: break
        }
        let (name, space) = ("[\(ConstraintDescription.name(of: guide))]", "-(\(ViewDescription.number(value)))-")
        let visual = isBefore ? "|\(space)\(name)" : "\(name)\(space)|"
        made.formula = axis == .horizontal ? "H:\(visual)(LTR)" : "V:\(visual)"
        made.words =
            "\(ConstraintDescription.name(of: guide)) stands \(ViewDescription.number(value)) inside "
            + "\(ConstraintDescription.name(of: owner)) at the \(attribute.name)"
        made.container = owner
        return made
    }

    init(_ item: AnyObject, _ attribute: Attribute, constant: CGFloat) {
        super.init(
            item: item,
            attribute: attribute,
            relatedBy: .equal,
            toItem: attribute.isSize ? nil : (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView,
            attribute: attribute.isSize ? .notAnAttribute : attribute,
            multiplier: 1,
            constant: constant
        )
    }
}
