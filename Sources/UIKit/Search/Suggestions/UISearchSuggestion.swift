/// Something to search for that an app proposes. From iOS 16.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What the list says; nil says nothing.
    var localizedSuggestion: String? { get }
    /// The same with looks of its own; in place of ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What assistive technologies say of it.
    var localizedDescription: String? { get }
    /// In front of the text.
    var iconImage: UIImage? { get }
    /// What the app keeps with it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Left out: nil.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    /// Left out: nil.
    public var localizedDescription: String? { nil }
    /// Left out: nil.
    public var iconImage: UIImage? { nil }
    /// Left out: nil, and kept by nobody.
    public var representedObject: Any? {
        get { nil }
        set { _ = newValue }
    }
}
