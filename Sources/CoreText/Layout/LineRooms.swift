import CoreGraphics

/// Finds where lines stand beside what they have to leave free, one row after the other.
struct LineRooms {
    private let exclusions: TextExclusions
    private let shape: (any LineShape)?
    private let width: Double
    /// Lines of a shape don't begin below it, in points from the layout's top.
    private let limit: Double
    /// The row that is being filled, and its free parts that are left.
    private var row: (top: Double, height: Double)?
    private var parts: [ClosedRange<Double>] = []
    /// What a shape has left of its row.
    private var remaining = CGRect.null

    /// - Parameters:
    ///   - options: With a finite width.
    ///   - shape: Says what is free in place of the options.
    init(options: TextLayoutOptions, shape: (any LineShape)?) {
        exclusions = options.exclusions
        self.shape = shape
        width = Double(options.width)
        limit = Double(options.height)
    }

    /// Where a line stands.
    struct Place {
        /// From the layout's top.
        var top: Double
        var room: LineFiller.Room
    }

    /// The next part that holds what may not be broken; nil where a shape has none.
    ///
    /// - Parameters:
    ///   - top: Where a new row would begin.
    ///   - height: The line's, as far as it is known.
    mutating func next(
        for filler: LineFiller,
        top: Double,
        height: Double,
        isRightToLeft: Bool
    ) -> Place? {
        if let shape {
            return next(for: filler, top: top, height: height, in: shape, isRightToLeft: isRightToLeft)
        }
        var y = top
        while true {
            if parts.isEmpty {
                row = (y, height)
                parts = exclusions.free(from: y, to: y + max(height, 1), width: width)
                if isRightToLeft { parts = parts.reversed().map { width - $0.upperBound...width - $0.lowerBound } }
            }
            let start = row?.top ?? y
            while !parts.isEmpty {
                let room = room(of: parts.removeFirst(), for: filler)
                if filler.fits(in: room) { return Place(top: start, room: room) }
            }
            guard y < exclusions.bottom else { return Place(top: y, room: filler.room) }
            // A step is small beside any line, and the number of steps has a limit.
            y += max(Self.step, (exclusions.bottom - top) / Self.largestStepCount)
        }
    }

    private mutating func next(
        for filler: LineFiller,
        top: Double,
        height: Double,
        in shape: any LineShape,
        isRightToLeft: Bool
    ) -> Place? {
        var y = top
        for _ in 0..<Int(Self.largestStepCount) {
            let isNewRow = remaining.isNull || remaining.width <= 0
            let row = CGRect(x: 0, y: y, width: width, height: height)
            let proposed = isNewRow ? row : remaining
            let answer = shape.room(in: proposed, at: filler.nextIndex, isRightToLeft: isRightToLeft)
            let found = answer.room
            // What is left has to become less, or the shape would be asked for ever.
            remaining = answer.remaining.width < proposed.width ? answer.remaining : .null
            if found.width > 0, found.minX.isFinite, found.minY.isFinite, found.width.isFinite {
                let (left, right) = (max(0, Double(found.minX)), min(width, Double(found.maxX)))
                let part =
                    isRightToLeft
                    ? width - max(left, right)...width - left : left...max(left, right)
                let room = room(of: part, for: filler)
                if filler.fits(in: room) { return Place(top: Double(found.minY), room: room) }
            }
            guard remaining.isNull || remaining.width <= 0 else { continue }
            y += Self.step
            if y + height > limit { return nil }
        }
        return nil
    }

    /// A part of a row within the paragraph's indents.
    private func room(of part: ClosedRange<Double>, for filler: LineFiller) -> LineFiller.Room {
        let indents = filler.room
        return LineFiller.Room(
            head: max(indents.head, part.lowerBound),
            tail: max(indents.tail, width - part.upperBound)
        )
    }

    /// The next line begins a row.
    mutating func endRow() { (parts, remaining) = ([], .null) }

    private static let step = 1.0
    private static let largestStepCount = 4096.0
}
