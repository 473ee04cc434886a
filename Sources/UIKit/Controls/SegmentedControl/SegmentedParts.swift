/// What a segmented control is made of.
@MainActor
final class SegmentedParts {
    let track = ControlPart(frame: .zero)
    let pill = ControlPart(frame: .zero)
    var labels: [UILabel] = []
    var images: [UIImageView] = []
    var dividers: [ControlPart] = []
    /// An app's images behind the segments.
    var backgrounds: [UIImageView] = []
}
