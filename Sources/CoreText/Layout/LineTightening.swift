/// Moves letters closer so that a line needs no ellipsis.
enum LineTightening {
    /// How much wider than its room a line may be, as a share of the room: AppKit documents its
    /// `tighteningFactorForTruncation` as 0.05.
    private static let largestShare = 0.05

    /// True if the line fits now; false leaves it as it was.
    static func fit(_ draft: inout LineDraft, width: Double) -> Bool {
        let shown = draft.glyphs.count - draft.hangingCount
        guard width > 0, shown > 1, draft.width > width, draft.width <= width * (1 + largestShare) else { return false }
        let share = (draft.width - width) / Double(shown - 1)
        for index in 0..<(shown - 1) { draft.glyphs[index].advance -= share }
        draft.width = width
        return true
    }
}
