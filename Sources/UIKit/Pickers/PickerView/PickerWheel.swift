/// One component of a picker.
struct PickerWheel {
    var count: Int
    var selected = 0
    /// Points by which the wheel is turned beyond the selected row; positive shows earlier rows.
    var offset: CGFloat = 0
    var wasDragged = false
    /// The finger that holds it.
    var drag: ScrollDrag?
    /// How it turns by itself.
    var motion: WheelMotion?
    /// Points.
    var width: CGFloat
    var rowHeight: CGFloat
    /// The views that are shown, by row.
    var rows: [Int: UIView] = [:]
}

/// The drum on which a picker's rows lie (PK-M1).
struct PickerDrum {
    /// Points.
    var height: CGFloat
    var rowHeight: CGFloat
    /// As before iOS 14: a narrower drum on which rows lie edge to edge; measured from pictures of iOS 7 and 9.
    var isClassic = false

    /// The classic drum's radius, as a part of the picker's height.
    private static let classicShare: CGFloat = 0.409
    /// Rows at the rim are higher than on a drum: 0.17 of a row's height where it would be 0.12.
    private static let classicTurn: CGFloat = 0.975
    /// What the drum reaches beyond the picker, for PK-M1's fit.
    private static let overhang: CGFloat = 75
    private static let radiusShare: CGFloat = 0.334225372

    private var turn: CGFloat { height + Self.overhang }
    private var rowsPerTurn: CGFloat { (2 * turn / rowHeight).rounded(.up) }

    /// The center and height of the row that lies so many rows below the middle; nil behind the drum.
    func place(of distance: CGFloat) -> (center: CGFloat, height: CGFloat)? {
        if isClassic {
            let radius = Self.classicShare * height
            let angle = distance * rowHeight / radius
            guard abs(angle) < .pi / 2 else { return nil }
            return (height / 2 + radius * sin(angle), rowHeight * cos(Self.classicTurn * angle))
        }
        let angle = 2 * .pi * distance / rowsPerTurn
        guard abs(angle) < .pi / 2 else { return nil }
        return (height / 2 + Self.radiusShare * turn * sin(angle), rowHeight * cos(angle))
    }

    /// How many rows are seen above and below the middle.
    var reach: Int {
        isClassic
            ? Int((.pi / 2 * Self.classicShare * height / rowHeight).rounded(.down))
            : Int((rowsPerTurn / 4).rounded(.down))
    }
}
