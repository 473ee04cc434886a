extension UISegmentedControl {
    /// TX-M9: an index out of range raises.
    @discardableResult
    func checkSegment(_ segment: Int) -> Bool {
        if segments.indices.contains(segment) { return true }
        UIKitException.raise(
            .range,
            "-[UISegmentedControl segmentAtIndex:]: segment (\(segment)) out of range (\(segments.count))"
        )
        return false
    }

    func content(at segment: Int) -> SegmentContent? { checkSegment(segment) ? segments[segment] : nil }

    func change(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
        guard checkSegment(segment) else { return }
        change(&segments[segment])
        segmentsDidChange()
    }

    func insert(_ content: SegmentContent, at segment: Int) {
        let place = max(0, min(segment, segments.count))
        segments.insert(content, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        segmentsDidChange()
    }

    /// The same segment stays selected (TX-M9).
    func remove(at segment: Int) {
        guard checkSegment(segment) else { return }
        segments.remove(at: segment)
        if segment == selectedSegmentIndex {
            selectedSegmentIndex = Self.noSegment
        } else if segment < selectedSegmentIndex {
            selectedSegmentIndex -= 1
        }
        segmentsDidChange()
    }

    func removeEverySegment() {
        segments = []
        selectedSegmentIndex = Self.noSegment
        segmentsDidChange()
    }

    /// Has the size that the segments need, and follows it from then on (TX-24).
    func takeNaturalSize() {
        bounds.size = sizeThatFits(.zero)
        ownSize = bounds.size
    }

    func segmentsDidChange() {
        if let ownSize, bounds.size == ownSize {
            let corner = frame.origin
            takeNaturalSize()
            frame.origin = corner
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Choosing
    func enabledSegment(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        return segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
            .flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    func choose(_ segment: Int) {
        guard segment != selectedSegmentIndex else { return }
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        segments[segment].action.map(sendAction)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
