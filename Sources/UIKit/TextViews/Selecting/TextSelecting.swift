/// Who lets fingers select in a text.
@MainActor
protocol TextSelecting: AnyObject {
    /// The text; nil once it is gone.
    var selectedText: SelectableText? { get }
    /// Whether a caret may stand in the text; in others only words can be selected.
    var placesCaret: Bool { get }
    /// Asked before a gesture selects.
    ///
    /// - Parameter point: In the space of the text's rectangles.
    func selectingMayBegin(at point: CGPoint) -> Bool
    /// Whether a press at a point of the text's space drags the text instead.
    func liftsText(at point: CGPoint) -> Bool
    /// A gesture begins to select.
    func selectingWillBegin()
    /// A gesture has selected something else.
    func selectingDidMove()
    /// A gesture has ended; the edit menu may come.
    func selectingDidEnd()
    /// Shows the edit menu over what is selected, in the space of the text's rectangles.
    func showEditMenu(over target: CGRect)
    /// Takes the edit menu away.
    func hideEditMenu()
    /// Whether the edit menu is on the screen.
    var isEditMenuShown: Bool { get }
}
