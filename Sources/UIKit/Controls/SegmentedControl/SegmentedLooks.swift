/// An app's own looks of a segmented control.
struct SegmentedLooks {
    /// The states of the segments beside a divider.
    struct Sides: Hashable { var left, right: UIControl.State }

    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var dividerImages: [Sides: UIImage] = [:]
    var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

    /// Whether images stand in for the track and the pill.
    var hasBackgrounds: Bool { !backgroundImages.isEmpty }

    /// What was set for a state, else for `.normal`.
    func background(for state: UIControl.State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    /// What was set for two states, else for `.normal` on both sides.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividerImages[Sides(left: left, right: right)] ?? dividerImages[Sides(left: .normal, right: .normal)]
    }

    /// How far content stands off its place: what was set for its place among the segments, else for any.
    func adjustment(at index: Int, of count: Int) -> UIOffset {
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        return adjustments[place] ?? adjustments[.any] ?? .zero
    }
}
