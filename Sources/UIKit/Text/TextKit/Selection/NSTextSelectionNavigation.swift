/// Finds selections by keys, touches and edits. From iOS 15.
@preconcurrency @MainActor
open class NSTextSelectionNavigation: NSObject {
    /// Where a selection moves.
    public enum Direction: Int, Sendable {
        /// Towards the text's end.
        case forward = 0
        /// Towards the text's start.
        case backward = 1
        /// To the right of the screen.
        case right = 2
        /// To the left of the screen.
        case left = 3
        /// Towards the top of the screen.
        case up = 4
        /// Towards the bottom of the screen.
        case down = 5
    }

    /// How far a selection moves.
    public enum Destination: Int, Sendable {
        /// A character as people count them.
        case character = 0
        /// A word.
        case word = 1
        /// To the line's end, or a line up or down.
        case line = 2
        /// A sentence.
        case sentence = 3
        /// A paragraph.
        case paragraph = 4
        /// To the container's end; text has one container.
        case container = 5
        /// To the text's end.
        case document = 6
    }

    /// How a touch selects.
    public struct Modifier: OptionSet, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt
        /// Empty: a selection of its own.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The known selection reaches to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// By the order on the screen; by that of the text here.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// One more range beside the known ones.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// Where reading goes.
    public enum WritingDirection: Int, Sendable {
        /// To the right.
        case leftToRight = 0
        /// To the left.
        case rightToLeft = 1
    }

    /// How lines lie.
    public enum LayoutOrientation: Int, Sendable {
        /// Across.
        case horizontal = 0
        /// Downward; never so here.
        case vertical = 1
    }

    /// Whose text it is; held weakly.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Whether one selection may have several ranges. Default: false.
    open var allowsNonContiguousRanges = false
    /// Whether points are turned for vertical lines. Default: false.
    ///
    /// - Note: No effect here: lines are horizontal.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// A navigation in a text.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Forgets what was asked of lines.
    ///
    /// - Note: No effect here: nothing is kept.
    open func flushLayoutCache() {}

    // MARK: Keys
    /// Where a selection goes.
    ///
    /// - Parameters:
    ///   - extending: The end that doesn't move stays selected; else the result is a caret.
    ///   - confined: Not beyond the element in which it begins.
    /// - Returns: Nil where it can't go further.
    open func destinationSelection(
        for textSelection: NSTextSelection,
        direction: Direction,
        destination: Destination,
        extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        TextSelectionStep(source: textSelectionDataSource, direction: direction, destination: destination)?
            .move(textSelection, isExtending: extending, isConfined: confined)
    }

    // MARK: Touches
    /// The selections after a touch.
    ///
    /// - Parameters:
    ///   - point: In the container's space.
    ///   - containerLocation: Any place of the container.
    ///   - anchors: The selections before.
    ///   - selecting: While a finger still moves.
    ///   - bounds: Points are kept inside.
    open func textSelections(
        interactingAt point: CGPoint,
        inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection],
        modifiers: Modifier,
        selecting: Bool,
        bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource else { return [] }
        let place =
            bounds.isEmpty
            ? point
            : CGPoint(
                x: min(max(point.x, bounds.minX), bounds.maxX),
                y: min(max(point.y, bounds.minY), bounds.maxY)
            )
        guard let location = nearest(to: place, containerLocation) else { return [] }
        let caret = NSTextRange(location: location)
        if modifiers.contains(.extend), let anchor = anchors.last, let first = anchor.textRanges.first {
            let last = anchor.textRanges.last ?? first
            let isBefore = location.compare(first.location) == .orderedAscending
            // The end that lies farther away stays.
            var range =
                isBefore
                ? NSTextRange(from: location, to: last.endLocation)
                : NSTextRange(from: first.location, to: location)
            if anchor.granularity != .character,
                let unit = source.textRange(for: anchor.granularity, enclosing: location)
            {
                range = first.union(last).union(unit)
            }
            let selection = NSTextSelection(range: range, affinity: .downstream, granularity: anchor.granularity)
            return anchors.dropLast() + [selection.transient(selecting)]
        }
        let selection = NSTextSelection(range: caret, affinity: .downstream, granularity: .character)
        return (modifiers.contains(.multiple) ? anchors : []) + [selection.transient(selecting)]
    }

    /// The unit around a selection's ranges; nil where there is none.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity,
        enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            guard let source = textSelectionDataSource,
                let first = source.textRange(for: selectionGranularity, enclosing: range.location)
            else { return range }
            guard !range.isEmpty, let inside = source.location(range.endLocation, offsetBy: -1),
                let last = source.textRange(for: selectionGranularity, enclosing: inside)
            else { return first }
            return first.union(last)
        }
        return NSTextSelection(ranges, affinity: .downstream, granularity: selectionGranularity)
    }

    /// The unit at a point of the container; nil where there is none.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity,
        enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let place = nearest(to: point, location),
            let range = textSelectionDataSource?.textRange(for: selectionGranularity, enclosing: place)
        else { return nil }
        return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
    }

    /// The edge of a character that is nearest to a point.
    private func nearest(to point: CGPoint, _ container: any NSTextLocation) -> (any NSTextLocation)? {
        if let manager = textSelectionDataSource as? NSTextLayoutManager {
            return manager.location(at: manager.index(at: point))
        }
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: container)
        else { return nil }
        var found: (location: any NSTextLocation, distance: CGFloat)?
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, isLeading, _ in
            let distance = abs(x - point.x)
            guard distance < found?.distance ?? .infinity else { return }
            let place = isLeading ? location : source.location(location, offsetBy: 1) ?? location
            found = (place, distance)
        }
        return found?.location ?? line.location
    }

    // MARK: Edits
    /// Where typed text of a direction goes: behind what is selected, or the first range's start.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection,
        writingDirection: WritingDirection
    ) -> (any NSTextLocation)? { textSelection.secondarySelectionLocation ?? textSelection.textRanges.first?.location }

    /// What a delete key removes: the selection or, for a caret, what lies up to a destination. Empty at the end.
    ///
    /// - Parameter allowsDecomposition: Whether a part of a character may go; whole characters go here.
    open func deletionRanges(
        for textSelection: NSTextSelection,
        direction: Direction,
        destination: Destination,
        allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        guard selected.isEmpty else { return selected }
        return textSelection.textRanges.compactMap { range in
            let caret = NSTextSelection(range: range, affinity: textSelection.affinity, granularity: .character)
            let moved = destinationSelection(
                for: caret,
                direction: direction,
                destination: destination,
                extending: true,
                confined: false
            )
            return moved?.textRanges.first.flatMap { $0.isEmpty ? nil : $0 }
        }
    }
}
