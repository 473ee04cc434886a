/// Finds where lines stand beside what they have to leave free, one row after the other.
struct LineRooms {
    private let exclusions: TextExclusions
    private let width: Double
    /// The row that is being filled, and its free parts that are left.
    private var row: (top: Double, height: Double)?
    private var parts: [ClosedRange<Double>] = []

    init(exclusions: TextExclusions, width: Double) {
        self.exclusions = exclusions
        self.width = width
    }

    /// Where a line stands.
    struct Place {
        /// From the layout's top.
        var top: Double
        var room: LineFiller.Room
    }

    /// The next part that holds what may not be broken.
    ///
    /// - Parameters:
    ///   - top: Where a new row would begin.
    ///   - height: The line's, as far as it is known.
    mutating func next(
        for filler: LineFiller,
        top: Double,
        height: Double,
        isRightToLeft: Bool
    ) -> Place {
        var y = top
        while true {
            if parts.isEmpty {
                row = (y, height)
                parts = exclusions.free(from: y, to: y + max(height, 1), width: width)
                if isRightToLeft { parts = parts.reversed().map { width - $0.upperBound...width - $0.lowerBound } }
            }
            let start = row?.top ?? y
            while !parts.isEmpty {
                let part = parts.removeFirst()
                let indents = filler.room
                let room = LineFiller.Room(
                    head: max(indents.head, part.lowerBound),
                    tail: max(indents.tail, width - part.upperBound)
                )
                if filler.fits(in: room) { return Place(top: start, room: room) }
            }
            guard y < exclusions.bottom else { return Place(top: y, room: filler.room) }
            // A step is small beside any line, and the number of steps has a limit.
            y += max(Self.step, (exclusions.bottom - top) / Self.largestStepCount)
        }
    }

    /// The next line begins a row.
    mutating func endRow() { parts = [] }

    private static let step = 1.0
    private static let largestStepCount = 4096.0
}
