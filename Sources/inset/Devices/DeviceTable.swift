/// The devices as lines of text in columns.
struct DeviceTable {
    private let rows: [[String]]
    private static let head = ["DEVICE", "YEAR", "POINTS", "SCALE", "SAFE AREA UPRIGHT", "ON ITS SIDE", "IOS"]

    init(_ entries: [DeviceEntry]) {
        rows = entries.map { entry in
            [
                entry.name + (entry.isDefault ? " *" : ""), String(entry.year),
                "\(Self.number(entry.width)) × \(Self.number(entry.height))", "\(Self.number(entry.scale))x",
                Self.insets(entry.safeAreaPortrait), Self.insets(entry.safeAreaLandscape),
                "\(entry.firstOS)–\(entry.lastOS)",
            ]
        }
    }

    /// The table with its legend; no spaces at the ends of lines.
    var text: String {
        let all = [Self.head] + rows
        let widths = Self.head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let lines = all.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) {
                line += cell + String(repeating: " ", count: width - cell.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        return (lines + ["", "* taken when no --device is given. Insets: top, left, bottom, right, in points."])
            .joined(separator: "\n")
    }

    private static func insets(_ insets: DeviceEntry.Insets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
    }

    /// Whole numbers without decimals, others with one.
    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
    }
}
