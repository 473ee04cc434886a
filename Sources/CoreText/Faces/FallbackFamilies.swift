/// Which installed families should draw a character that the wanted font lacks, best first.
enum FallbackFamilies {
    static func families(for scalar: UInt32, isEmoji: Bool) -> [String] {
        if isEmoji { return ["Noto Color Emoji", "Noto Emoji"] }
        switch scalar {
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF65...0xFF9F: return ["Noto Sans CJK JP", "Noto Sans"]
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
            return ["Noto Sans CJK KR", "Noto Sans"]
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            return ["Noto Sans CJK SC", "Noto Sans"]
        default: return ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "DejaVu Sans"]
        }
    }
}
