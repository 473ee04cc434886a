import Platform

/// A relation between two attributes of views or layout guides: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// A side, size, center or baseline that takes part in a constraint; raw values are UIKit's.
    public enum Attribute: Int, Sendable {
        /// Edges are those of the alignment rectangle (AL-11); leading and trailing follow the layout direction
        /// (AL-22).
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// Edges and centers inside the view's effective layout margins (LM-12).
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The middle between the margins, which needn't be the view's.
        case centerXWithinMargins, centerYWithinMargins
        /// No second attribute: the first one is compared with the constant.
        case notAnAttribute = 0

        /// The attribute's older name.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// Which way a constraint compares; raw values are UIKit's.
    public enum Relation: Int, Sendable {
        /// First ≤ multiplier × second + constant.
        case lessThanOrEqual = -1
        /// First = multiplier × second + constant.
        case equal = 0
        /// First ≥ multiplier × second + constant.
        case greaterThanOrEqual = 1
    }

    /// How the visual format language aligns the views it names.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges in one line; for vertical formats.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges in one line; for vertical formats.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges in one line; for horizontal formats.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges in one line; for horizontal formats.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges in one line; for vertical formats.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges in one line; for vertical formats.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Centers in one vertical line; for vertical formats.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Centers in one horizontal line; for horizontal formats.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines in one line; for horizontal formats.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines in one line; for horizontal formats.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Horizontal formats run in the layout direction; the default (AL-39).
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Horizontal formats run left to right whatever the layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Horizontal formats run right to left whatever the layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Vertical space is measured between edges; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical space is measured from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The bits of all directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// The bits of all spacings.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    // MARK: What is related
    /// A `UIView` or `UILayoutGuide`; nil after the object has gone.
    open var firstItem: AnyObject? { first.item }
    /// As `firstItem`; nil for a constant size.
    open var secondItem: AnyObject? { second?.item }
    private final let first: ItemReference
    private final let second: ItemReference?
    /// Of the first item; a place needs a second item (AL-1).
    open var firstAttribute: Attribute { relatedAttributes.first }
    /// `notAnAttribute` without a second item.
    open var secondAttribute: Attribute { relatedAttributes.second }
    /// Of the left side to the right; inequalities err on their violated side only (AL-5).
    open var relation: Relation { comparison }
    /// Factor of the second attribute; 1 by default.
    open var multiplier: CGFloat { factor }
    private final let relatedAttributes: (first: Attribute, second: Attribute)
    private final let comparison: Relation
    private final let factor: CGFloat
    /// Points; may change at any time (AL-3).
    open var constant: CGFloat {
        willSet { keyWillChange("constant") }
        didSet {
            constantDidChange(from: oldValue)
            keyDidChange("constant")
        }
    }
    /// 1…1000, required by default. Changing it between required and optional while active is UIKit's error (AL-3).
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue, isActive { holder?.constraintPriorityDidChange(self) } }
    }
    /// Named in logs.
    open var identifier: String?
    /// Whether archives hold the constraint. Default: false.
    ///
    /// - Note: No effect here: views aren't archived.
    open var shouldBeArchived = false

    // MARK: State while active
    /// The nearest common ancestor, which holds the active constraint (AL-2).
    ///
    /// Set to nil by a holder that goes.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var holder: UIView?
    /// Orders active constraints by the moment they were first referenced (AL-7).
    var referenceStamp = 0
    /// Whether the engine gave this one up in a contradiction; lasts while it is active (AL-6).
    package internal(set) var isBroken = false
    /// Whether the second item, if one was given, has gone or was never there.
    final let relatesTwoItems: Bool
    /// False for what raised an exception when it was made.
    final var isValid = true
    /// False for attributes that don't go together, which counts as soon as layout meets the constraint.
    final var isPaired = true
    /// The place among the rows of the island's system.
    final var place = 0

    /// An inactive constraint between two attributes.
    ///
    /// - Parameters:
    ///   - item1: A view or layout guide.
    ///   - item2: nil for a constant size.
    public init(
        item item1: Any,
        attribute attribute1: Attribute,
        relatedBy relation: Relation,
        toItem item2: Any?,
        attribute attribute2: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        first = ItemReference.to(item1 as AnyObject)
        if let item2 { second = ItemReference.to(item2 as AnyObject) } else { second = nil }
        relatesTwoItems = item2 != nil
        relatedAttributes = (attribute1, item2 == nil ? .notAnAttribute : attribute2)
        comparison = relation
        factor = multiplier
        self.constant = constant
        super.init()
        isValid = validate()
    }

    /// A constraint without items, for subclasses that say nothing of it; it can't be activated.
    public override init() {
        first = .toNothing()
        second = nil
        relatesTwoItems = false
        relatedAttributes = (.notAnAttribute, .notAnAttribute)
        comparison = .equal
        factor = 1
        constant = 0
        super.init()
        isValid = false
    }

    // MARK: Activation
    /// Whether the constraint takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set {
            observed(["active"]) {
                guard newValue != isActive else { return }
                if newValue { activate() } else { deactivate() }
            }
        }
    }

    /// In the order given, which decides ties (AL-7); those that are active already stay so.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// In the order given; a broken one may be activated anew (AL-6).
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Anchors
    /// The first attribute as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anyAnchor(firstAttribute) }
    /// The second attribute as an anchor, nil where there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem == nil ? nil : second?.anyAnchor(secondAttribute)
    }

    /// Whether both items still exist, so that the constraint still means something.
    var hasItsItems: Bool { firstItem != nil && (!relatesTwoItems || secondItem != nil) }

    /// The items, the first before the second.
    var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription(of: self).text }
    }
}
