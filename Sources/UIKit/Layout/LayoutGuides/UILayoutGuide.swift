/// A rectangle that takes part in constraints and draws nothing (AL-23).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that has the guide; the guide's frame is in that view's bounds space.
    open internal(set) var owningView: UIView? {
        get {
            guard let item = owner?.item else { return nil }
            return unsafeDowncast(item, to: UIView.self)
        }
        set { owner = newValue?.reference }
    }
    private final var owner: ItemReference?
    nonisolated(unsafe) final var ownReference: ItemReference?
    /// Named in logs; the system's guides have names of their own. Empty by default.
    open var identifier: String = ""
    /// What the system uses the guide for; decides its place without constraints. `custom` for an app's own guides.
    let role: Role
    /// The place among the items of the island's system.
    final var place = 0

    /// The guides that views bring along.
    enum Role: CaseIterable, Sendable {
        case custom, safeArea, layoutMargins, readableContent, content, frame, top, bottom, keyboard
    }

    public override init() {
        role = .custom
        super.init()
    }

    /// An app's own guide, whatever the coder says; a document names it afterwards.
    public required init?(coder: NSCoder) {
        role = .custom
        super.init()
    }

    init(role: Role) {
        self.role = role
        super.init()
    }

    deinit { ownReference?.itemIsGone() }

    /// The guide's rectangle in the owning view's bounds space, after layout.
    open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

    /// The edge at which text begins in the owning view's layout direction.
    open var leadingAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.leading) }
    /// The edge at which text ends in the owning view's layout direction.
    open var trailingAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.trailing) }
    /// The left edge, whatever the layout direction.
    open var leftAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.left) }
    /// The right edge, whatever the layout direction.
    open var rightAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.bottom) }
    /// The width; not below zero (AL-6).
    open var widthAnchor: NSLayoutDimension { reference.dimension(.width) }
    /// The height; not below zero (AL-6).
    open var heightAnchor: NSLayoutDimension { reference.dimension(.height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.centerY) }
}
