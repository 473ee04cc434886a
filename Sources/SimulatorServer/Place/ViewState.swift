/// What a person brought about in a view.
struct ViewState: Codable, Hashable, Sendable {
    /// Where it stands (``ViewPath``).
    var path: String
    /// How far it is scrolled from where its content begins, in points: x and y.
    var offset: [Double]?
    /// The text that was typed; nil where nothing was.
    var text: String?
    /// The first and the last place of the selected text, in characters as the view counts them.
    var selection: [Int]?
    var isFirstResponder = false

    /// Whether there is nothing to be put back.
    var isPlain: Bool { offset == nil && text == nil && !isFirstResponder }
}
