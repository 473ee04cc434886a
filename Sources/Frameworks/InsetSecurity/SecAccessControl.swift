import CoreGraphics
import Foundation

/// Who may use an item of the keychain. Kept with the item, and heeded by nobody: nobody proves here who they are.
public final class SecAccessControl: NSObject, Sendable {
    /// When the item can be read, `kSecAttrAccessible`'s values.
    let protection: String
    /// What the person has to do.
    let flags: SecAccessControlCreateFlags

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
    }
}

/// What a person has to do to use an item.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: CFOptionFlags
    /// Bits of flags.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// A finger, a face or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A finger or a face.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// A finger or a face of those that are known now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// `biometryAny` of before iOS 11.3.
    public static let touchIDAny = biometryAny
    /// `biometryCurrentSet` of before iOS 11.3.
    public static let touchIDCurrentSet = biometryCurrentSet
    /// The passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// A watch that is near.
    public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
    /// One of what is asked for.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All that is asked for.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The key signs and deciphers.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app's.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Who may use an item.
///
/// - Parameters:
///   - protection: When the item can be read, one of `kSecAttrAccessible`'s values.
///   - error: Not set: it always works.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFTypeRef?,
    _ protection: CFTypeRef,
    _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl("\(protection)", flags)
}
