import InterfaceBuilder

extension DocumentTables {
    static let segmentedControl = DocumentAttributes<UISegmentedControl>("segmentedControl") {
        // PR-M34: a decoded one clips, whatever the document says.
        $0.row(
            "clipsSubviews",
            .bool,
            always: true,
            read: { $0.bool("clipsSubviews") },
            reset: { $0.clipsToBounds = true }
        ) { control, _ in control.clipsToBounds = true }
        $0.row("segments", read: segments) {
            $0.removeAllSegments()
            for (segment, image) in $1 { add(segment, image, to: $0) }
        }
        $0.bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, default: false)
        $0.bool("momentary", \.isMomentary, default: false)
        $0.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
        $0.row(
            "selectedSegmentIndex",
            .integer,
            always: true,
            read: selection,
            reset: { $0.selectedSegmentIndex = UISegmentedControl.noSegment },
            property: DocumentAttributes<UISegmentedControl>.property(
                "selectedSegmentIndex",
                \UISegmentedControl.selectedSegmentIndex
            ),
            set: { $0.selectedSegmentIndex = $1 }
        )
    }

    /// More than a screen has points for; each is laid out and drawn by itself.
    private static let mostSegments = 512

    private static func segments(_ reader: any DocumentReading) -> [(Segment, UIImage?)]? {
        let segments = reader.node.segments
        if segments.count > mostSegments {
            reader.tell("\(segments.count) segments are too many, the first \(mostSegments) are shown")
        }
        return segments.prefix(mostSegments).map { ($0, reader.image($0.image)) }
    }

    /// The selected segment, where there is one of that number.
    private static func selection(_ reader: any DocumentReading) -> Int? {
        guard let index = reader.integer("selectedSegmentIndex", least: -1) else { return nil }
        guard index < min(reader.node.segments.count, mostSegments) else {
            reader.tell("there is no segment \(index) to select; correct selectedSegmentIndex")
            return nil
        }
        return index
    }

    private static func add(_ segment: Segment, _ image: UIImage?, to control: UISegmentedControl) {
        let index = control.numberOfSegments
        if let image {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            control.insertSegment(withTitle: segment.title, at: index, animated: false)
        }
        if let width = segment.width { control.setWidth(width, forSegmentAt: index) }
        if let offset = segment.contentOffset { control.setContentOffset(offset, forSegmentAt: index) }
        control.setEnabled(segment.isEnabled, forSegmentAt: index)
    }
}
