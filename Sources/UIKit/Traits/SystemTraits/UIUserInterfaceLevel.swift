/// Whether an interface lies over another one; in dark style its backgrounds are lighter then (TR-19).
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
