/// What an app has the lines between a control's parts drawn with, by the states on both sides.
struct DividerImages {
    private struct Sides: Hashable { var left, right: UIControl.State }
    private var images: [Sides: UIImage] = [:]

    /// What was set for exactly these states; nil where nothing was.
    subscript(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        get { images[Sides(left: left, right: right)] }
        set { images[Sides(left: left, right: right)] = newValue }
    }

    /// What was set for these states, else for `.normal` on both sides.
    func shown(between left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        self[left, right] ?? self[.normal, .normal]
    }
}
