/// Whether loading what was dropped is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// It isn't.
    case none
    /// As the system does; nothing takes so long here that it is.
    case `default`
}
