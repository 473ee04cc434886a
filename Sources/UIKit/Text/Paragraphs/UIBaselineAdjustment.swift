/// Where text that was made smaller to fit stands in the place of the larger text.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Baselines meet.
    case alignBaselines = 0
    /// Centers meet.
    case alignCenters = 1
    /// Tops meet.
    case none = 2
}
