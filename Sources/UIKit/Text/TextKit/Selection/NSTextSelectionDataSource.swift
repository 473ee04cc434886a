/// A laid-out text in which selections are found; a layout manager of TextKit 2. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The whole text.
    var documentRange: NSTextRange { get }
    /// Calls a block for each unit from a place on: text, range, the range with what surrounds it, and a stop.
    func enumerateSubstrings(
        from location: any NSTextLocation,
        options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    )
    /// The unit around a place.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation)
        -> NSTextRange?
    /// A place further on, or back for a negative offset; nil outside of the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// From one place to another, negative where that comes before.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Of the paragraph that holds a place.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a block for each edge of a character on a place's line, from left to right: points from the container's
    /// left, the character, whether it is where the character begins, and a stop.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    )
    /// The text of the line at a point's height.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
}
