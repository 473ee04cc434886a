/// What an effect is: its kind, and where it leads.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
    }

    /// Where an effect leads.
    package enum Way: Hashable, Sendable {
        case up, down, left, right, clockwise, counterClockwise, offUp, upUp
    }

    package var kind: Kind
    package var way: Way?
    /// Whether the whole symbol moves at once; symbols are drawn as one here, so that nothing depends on it.
    package var isWhole: Bool?
    /// Variable color: whether layers stay lit as the next ones are; backwards again; and invisible while not.
    package var (isCumulative, isReversing, hidesInactive) = (false, false, false)
    /// Breath: whether the size alone changes.
    package var isPlain = true

    package init(_ kind: Kind, way: Way? = nil) {
        (self.kind, self.way) = (kind, way)
    }
}
