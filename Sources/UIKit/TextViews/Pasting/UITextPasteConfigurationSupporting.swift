/// Text into which people paste and drop things (iOS 11).
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Says what becomes of what is pasted and dropped; held weakly. Nil by default.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
