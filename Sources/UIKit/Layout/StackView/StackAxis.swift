/// The attributes that stand for the two sides, the size and the center along one axis of a stack view.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute

    static let horizontal = StackAxis(start: .leading, end: .trailing, size: .width, center: .centerX)
    static let vertical = StackAxis(start: .top, end: .bottom, size: .height, center: .centerY)
}
