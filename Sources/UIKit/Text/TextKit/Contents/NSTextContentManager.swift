/// Holds a text as elements, and tells layout managers of what changes. From iOS 15.
///
/// A subclass has a store of its own, and overrides `documentRange`, `enumerateTextElements(from:options:using:)`,
/// `replaceContents(in:with:)`, `location(_:offsetBy:)` and `offset(from:to:)`.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Empty: from the start on.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    final weak var contentDelegate: (any NSTextContentManagerDelegate)?
    /// Those that show the text, in the order of their coming.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The one whose selections are edited; one of `textLayoutManagers`. Nil by default, and the first one that comes.
    open weak var primaryTextLayoutManager: NSTextLayoutManager?
    /// Whether layout managers hear of edits at the end of each transaction. Default: true.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether edits are written at the end of each transaction. Default: true.
    open var automaticallySynchronizesToBackingStore = true
    /// Whether `performEditingTransaction(_:)` is running.
    open var hasEditingTransaction: Bool { transactions > 0 }
    private final var transactions = 0
    private final var hasPendingEdits = false

    public override init() { super.init() }

    // MARK: Layout managers
    /// The layout manager shows this text from now on.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.append(textLayoutManager)
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
        textLayoutManager.didMove(to: self)
    }
    /// The layout manager has no text any more.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
        textLayoutManager.didMove(to: nil)
    }
    /// Tells layout managers of edits that they haven't heard of.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        if hasPendingEdits { textLayoutManagers.forEach { $0.contentDidChange() } }
        hasPendingEdits = false
        completionHandler?(nil)
    }

    // MARK: Elements
    /// The whole text; empty unless a subclass says more.
    open var documentRange: NSTextRange { NSTextRange(location: TextOffset(0)) }
    /// Goes through no elements unless a subclass has some.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    /// The elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location, options: []) { element in
            guard let place = element.elementRange else { return true }
            if !found.isEmpty, place.location.compare(range.endLocation) != .orderedAscending { return false }
            found.append(element)
            return true
        }
        return found
    }
    /// Does nothing; for subclasses, which know where elements go.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    /// Calls the handler at once, as there is nothing to write.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    /// Nil unless a subclass knows its places.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Zero unless a subclass knows its places.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Nil, which is the range as it is.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    // MARK: Edits
    /// Runs edits; layout managers hear of them once, at the end of the outermost transaction.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactions += 1
        transaction()
        transactions -= 1
        guard transactions == 0, hasPendingEdits else { return }
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }
    /// Called by stores for each change, inside a transaction.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        hasPendingEdits = true
        if transactions == 0, automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
    }
}

// A content storage's delegate has a type of its own, which a class couldn't give an inherited property.
extension NSTextElementProvider where Self: NSTextContentManager {
    /// Held weakly; makes elements, or leaves some out.
    public var delegate: (any NSTextContentManagerDelegate)? {
        get { contentDelegate }
        set { contentDelegate = newValue }
    }
}

/// Makes a content manager's elements, or leaves some out. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// The element at a place; nil leaves it to the content manager.
    func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
        -> NSTextElement?
    /// Whether an element is gone through; one that isn't takes no room. True by default.
    func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// Optional; nil.
    public func textContentManager(
        _ textContentManager: NSTextContentManager,
        textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
    /// Optional; true.
    public func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
