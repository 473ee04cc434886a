/// One weight of the system font at one size: what turns characters into advances.
///
/// The model is the one of `system-font.json` (`_model`): advances between the text and the display cut, kerning between
/// masters, and tracking after every character, the last one included.
struct SystemFontFace: Sendable {
    private let table: SystemFontTable
    /// Where the text cut's advances begin in `table.advances`; the display cut's follow.
    private let textAdvances: Int
    /// The share of the display cut, 0…1.
    private let displayShare: Double
    /// Points a unit.
    private let pointsPerUnit: Double
    /// Units after each character.
    private let tracking: Double
    private let hasEarlyOffsets: Bool
    private let kerningBase: Int
    private let kerningMaster: Int
    private let kerningShare: Double

    init(table: SystemFontTable = .shared, size: Double, face: Int, era: SystemFontEra) {
        self.table = table
        let section = era.section
        displayShare =
            era == .variable ? interpolate(table.opticalSize, at: size) : size >= table.displayFrom ? 1 : 0
        textAdvances = (section * SystemFontTable.faceCount + face) * 2 * table.characters.count
        pointsPerUnit = size / SystemFontTable.unitsPerEm
        tracking = interpolate(table.tracking[section], at: size)
        hasEarlyOffsets = era == .earlyTextDisplay && displayShare > 0
        let mix = table.kerningMix[section * SystemFontTable.faceCount + face]
        kerningBase = section == 0 ? 0 : 3
        kerningMaster = mix.master == 0 ? kerningBase : mix.master
        kerningShare = Double(mix.share)
    }

    /// The advance of a character of the table without kerning, in points, tracking included.
    func advance(_ character: Int) -> Double { pointsPerUnit * (units(character) + tracking) }

    /// What kerning adds between two characters of the table, in points.
    func kerning(_ left: Int, _ right: Int) -> Double { pointsPerUnit * kerningUnits(left, right) }

    /// What stands after every character, in points.
    var trackingPoints: Double { pointsPerUnit * tracking }

    /// The width of a text on one line, in points; nil if the table lacks one of its characters.
    func width(_ text: Substring.UnicodeScalarView) -> Double? {
        var previous = -1
        var count = 0
        var total = 0.0
        for scalar in text {
            guard let index = table.index(of: scalar.value) else { return nil }
            total += units(index)
            if previous >= 0 { total += kerningUnits(previous, index) }
            previous = index
            count += 1
        }
        return pointsPerUnit * (total + Double(count) * tracking)
    }

    @inline(__always)
    private func units(_ character: Int) -> Double {
        let text = Double(table.advances[textAdvances + character])
        guard displayShare > 0 else { return text }
        let display = Double(table.advances[textAdvances + table.characters.count + character])
        let units = (1 - displayShare) * text + displayShare * display
        return hasEarlyOffsets ? units + table.earlyDisplayOffsets[Int(table.kinds[character])] : units
    }

    @inline(__always)
    private func kerningUnits(_ left: Int, _ right: Int) -> Double {
        let pair = left * table.characters.count + right
        let base = mixed(table.kerning[kerningBase][pair])
        guard kerningShare > 0 else { return base }
        return (1 - kerningShare) * base + kerningShare * mixed(table.kerning[kerningMaster][pair])
    }

    @inline(__always)
    private func mixed(_ pair: (text: Int16, display: Int16)) -> Double {
        ((1 - displayShare) * Double(pair.text) + displayShare * Double(pair.display)) / 10
    }
}
