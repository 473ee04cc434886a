/// What has a text of elements. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The whole text.
    var documentRange: NSTextRange { get }
    /// Calls a block for each element from a place on, until it says false.
    ///
    /// - Parameter textLocation: Nil is the text's start or, in reverse, its end.
    /// - Returns: The end of the last element that the block saw, in the direction; nil without elements.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Puts elements in a range's place; nil removes it.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Writes changes to what holds the text, and calls the handler with what went wrong.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
    /// A place further on, or back for a negative offset; nil outside of the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// From one place to another, negative where that comes before.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// The range that an edit of a selection really concerns.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    /// Optional; nil, which is where the same is meant.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Optional; 0.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Optional; nil: the range as it is.
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
