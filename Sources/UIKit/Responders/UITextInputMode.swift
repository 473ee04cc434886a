import Foundation

/// The language that the keyboard writes.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
    /// As `en-US`; nil for none.
    open private(set) var primaryLanguage: String?

    /// Without a language.
    public override init() { super.init() }

    /// From an archive.
    public required init?(coder: NSCoder) {
        primaryLanguage = coder.decodeObject(forKey: "language") as? String
        super.init()
    }

    /// Into an archive.
    open func encode(with coder: NSCoder) { coder.encode(primaryLanguage as NSString?, forKey: "language") }

    /// Yes.
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// The keyboards that the person has chosen: one, of the device's language.
    open class var activeInputModes: [UITextInputMode] { [current] }

    /// The one of the device's language.
    static var current: UITextInputMode {
        let mode = UITextInputMode()
        let parts = SimulatedDevice.current.settings.locale.split(separator: "@")[0]
        mode.primaryLanguage = parts.replacingOccurrences(of: "_", with: "-")
        return mode
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputMode)?.primaryLanguage == primaryLanguage
    }
    open override var hash: Int { primaryLanguage?.hashValue ?? 0 }

    /// Posted when the person has gone to another keyboard; there is one here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification"
    )
}
