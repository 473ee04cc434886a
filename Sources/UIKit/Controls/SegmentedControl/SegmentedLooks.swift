/// An app's own looks of a segmented control.
struct SegmentedLooks {
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var dividers = DividerImages()
    var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

    /// Whether images stand in for the track and the pill.
    var hasBackgrounds: Bool { !backgroundImages.isEmpty }

    /// What was set for a state, else for `.normal`.
    func background(for state: UIControl.State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    /// How far content stands off its place: what was set for its place among the segments, else for any.
    func adjustment(at index: Int, of count: Int) -> UIOffset {
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        return adjustments[place] ?? adjustments[.any] ?? .zero
    }
}
