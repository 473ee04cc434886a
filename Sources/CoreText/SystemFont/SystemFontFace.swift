import Synchronization

/// One weight of the system font at one size: what turns characters into advances.
///
/// The model is the one of `system-font.json` (`_model`): advances between the text and the display cut, kerning between
/// masters, and tracking after every character, the last one included.
final class SystemFontFace: Sendable {
    private let table: SystemFontTable
    private let count: Int
    /// For each character, its units and the tracking; owned.
    private nonisolated(unsafe) let advances: UnsafeMutablePointer<Double>
    private let kerning: SystemFontKerning
    /// The share of the display cut, 0…1.
    private let displayShare: Double
    /// Points a unit.
    private let pointsPerUnit: Double
    /// What stands after every character, in points.
    let trackingPoints: Double

    init(table: SystemFontTable = .shared, size: Double, face: Int, era: SystemFontEra) {
        let section = era.section
        let share = era == .variable ? interpolate(table.opticalSize, at: size) : size >= table.displayFrom ? 1 : 0
        let tracking = interpolate(table.tracking[section], at: size)
        let count = table.characters.count
        let first = (section * SystemFontTable.faceCount + face) * 2 * count
        let advances = UnsafeMutablePointer<Double>.allocate(capacity: count)
        for character in 0..<count {
            let text = Double(table.advances[first + character])
            let display = Double(table.advances[first + count + character])
            var units = (1 - share) * text + share * display
            if era == .earlyTextDisplay, share > 0 { units += table.earlyDisplayOffsets[Int(table.kinds[character])] }
            advances[character] = units + tracking
        }
        self.table = table
        self.count = count
        self.advances = advances
        kerning = SystemFontKerning.of(face: face, section: section, table: table)
        displayShare = share
        pointsPerUnit = size / SystemFontTable.unitsPerEm
        trackingPoints = pointsPerUnit * tracking
    }

    deinit { advances.deallocate() }

    /// The advance of a character of the table without kerning, in points, tracking included.
    func advance(_ character: Int) -> Double { pointsPerUnit * advances[character] }

    /// What kerning adds between two characters of the table, in points.
    func kerning(_ left: Int, _ right: Int) -> Double { pointsPerUnit * kerningUnits(left * count + right) }

    /// The width of a text on one line, in points; nil if the table lacks one of its characters.
    func width(_ text: String) -> Double? {
        // Speed: bytes and pointers, because unoptimized builds pay for every scalar of a String (27 µs for 20 of them).
        if let fast = text.utf8.withContiguousStorageIfAvailable({ width(utf8: $0) }) { return fast }
        return Array(text.utf8).withUnsafeBufferPointer { width(utf8: $0) }
    }

    private func width(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard var byte = bytes.baseAddress else { return 0 }
        let end = byte + bytes.count
        let indices = table.indices
        let kernText = kerning.text
        let kernDisplay = kerning.display
        let share = displayShare
        var previous = -1
        var total = 0.0
        while byte < end {
            // The text is valid UTF-8: Strings always are.
            var scalar = Int(byte[0])
            if scalar < 0x80 {
                byte += 1
            } else if scalar < 0xE0 {
                scalar = (scalar & 0x1F) << 6 | Int(byte[1] & 0x3F)
                byte += 2
            } else if scalar < 0xF0 {
                scalar = (scalar & 0x0F) << 12 | Int(byte[1] & 0x3F) << 6 | Int(byte[2] & 0x3F)
                byte += 3
            } else {
                return nil
            }
            let index = Int(indices[scalar])
            guard index >= 0 else { return nil }
            total += advances[index]
            if previous >= 0 {
                let pair = previous &* count &+ index
                total += (1 - share) * Double(kernText[pair]) + share * Double(kernDisplay[pair])
            }
            previous = index
        }
        return pointsPerUnit * total
    }

    private func kerningUnits(_ pair: Int) -> Double {
        (1 - displayShare) * Double(kerning.text[pair]) + displayShare * Double(kerning.display[pair])
    }
}

// MARK: The faces in use

extension SystemFontFace {
    private struct Key: Hashable {
        /// The size's bits.
        var size: UInt64
        var face: Int
        var era: SystemFontEra

        func hash(into hasher: inout Hasher) {
            hasher.combine(size ^ UInt64(face) << 8 ^ UInt64(era.rawValue))
        }
    }

    /// Emptied when it holds more sizes than a screen ever has, as when a text shrinks to fit.
    private static let cache = Mutex<[Key: SystemFontFace]>([:])
    private static let largestCount = 256

    /// The face of a weight at a size; made on first use.
    static func of(size: Double, face: Int, era: SystemFontEra) -> SystemFontFace {
        let key = Key(size: size.bitPattern, face: face, era: era)
        return cache.withLock { cache in
            if let known = cache[key] { return known }
            if cache.count >= largestCount { cache = [:] }
            let made = SystemFontFace(size: size, face: face, era: era)
            cache[key] = made
            return made
        }
    }
}
