/// A rectangle that takes part in constraints and draws nothing (AL-23).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that has the guide; the guide's frame is in that view's bounds space.
    open internal(set) weak var owningView: UIView?
    open var identifier: String = ""
    /// What the system uses the guide for; decides its place without constraints. `custom` for an app's own guides.
    let role: Role

    /// The guides that views bring along.
    enum Role: Sendable {
        case custom, safeArea, layoutMargins, readableContent, content, frame, top, bottom, keyboard
    }

    public override convenience init() { self.init(role: .custom) }
    public convenience init?(coder: NSCoder) { self.init(role: .custom) }

    init(role: Role) {
        self.role = role
        super.init()
    }

    /// The guide's rectangle in the owning view's bounds space, after layout.
    open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}
