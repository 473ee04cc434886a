import Foundation

/// What a service asks of a new password, for a system that suggests one.
///
/// - Note: No effect here: nothing is suggested.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }
    /// The rules in the language for them: `required: upper; required: digit; minlength: 8;`.
    nonisolated public final let passwordRulesDescriptor: String

    /// Rules by their descriptor, which isn't checked.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Nil without a descriptor in the archive.
    nonisolated public required init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(forKey: Self.key) as? String else { return nil }
        passwordRulesDescriptor = descriptor
        super.init()
    }

    nonisolated open func encode(with coder: NSCoder) { coder.encode(passwordRulesDescriptor, forKey: Self.key) }

    /// The rules themselves: they never change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }
    nonisolated open override var hash: Int { passwordRulesDescriptor.hashValue }

    nonisolated private static let key = "passwordRulesDescriptor"
}
