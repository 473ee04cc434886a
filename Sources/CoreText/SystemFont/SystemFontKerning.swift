import Synchronization

/// The kerning of one weight in both cuts, mixed from the masters; lives as long as the process.
final class SystemFontKerning: Sendable {
    /// `[left * count + right]`, 1/2048 em.
    nonisolated(unsafe) let text: UnsafeMutablePointer<Float>
    nonisolated(unsafe) let display: UnsafeMutablePointer<Float>

    private init(face: Int, section: Int, table: SystemFontTable) {
        let count = table.characters.count * table.characters.count
        let mix = table.kerningMix[section * SystemFontTable.faceCount + face]
        text = .allocate(capacity: count)
        display = .allocate(capacity: count)
        text.initialize(repeating: 0, count: count)
        display.initialize(repeating: 0, count: count)
        add(table.kerning[section == 0 ? 0 : 3], share: 1 - mix.share)
        // The text-and-display design has a table of its own for regular alone.
        if mix.share > 0 { add(table.kerning[mix.master == 0 && section == 1 ? 3 : mix.master], share: mix.share) }
    }

    private func add(_ master: [SystemFontTable.KerningPair], share: Float) {
        for pair in master {
            text[Int(pair.index)] += share * Float(pair.text) / 10
            display[Int(pair.index)] += share * Float(pair.display) / 10
        }
    }

    private static let known = Mutex<[Int: SystemFontKerning]>([:])

    static func of(face: Int, section: Int, table: SystemFontTable) -> SystemFontKerning {
        known.withLock { known in
            let key = section * SystemFontTable.faceCount + face
            if let found = known[key] { return found }
            let made = SystemFontKerning(face: face, section: section, table: table)
            known[key] = made
            return made
        }
    }
}
