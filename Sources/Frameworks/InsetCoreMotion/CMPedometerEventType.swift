/// Whether a person stops or goes on.
public enum CMPedometerEventType: Int, Sendable {
    /// As Apple numbers them.
    case pause, resume
}
