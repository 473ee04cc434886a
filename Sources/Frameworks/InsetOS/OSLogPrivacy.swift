/// Who may read a value; everything is shown here.
public struct OSLogPrivacy: Sendable {
    /// How a hidden value is told from others.
    public enum Mask: Sendable {
        /// By a hash.
        case hash
        /// Not at all.
        case none
    }

    /// Numbers are shown, text isn't.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Shown to everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Shown to a debugger.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Shown to a debugger.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// The same as `auto`, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// The same as `private`, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// The same as `sensitive`, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
