/// An item of a list, with the items of the lists in it. From iOS 16.
@preconcurrency @MainActor
open class NSTextListElement: NSTextParagraph {
    /// The list that it is an item of.
    public final let textList: NSTextList
    /// The item's text without marker; nil for a level that only holds other items.
    public final let contents: NSAttributedString?
    /// The marker's own looks, over those of the contents' first character. Nil by default.
    public final let markerAttributes: [NSAttributedString.Key: Any]?
    private final let items: [NSTextListElement]
    private final weak var enclosing: NSTextListElement?

    /// An item with the items in it, which get it for their parent.
    ///
    /// - Parameter parent: Held weakly.
    public init(
        parent: NSTextListElement?,
        textList: NSTextList,
        contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]? = nil,
        children: [NSTextListElement]?
    ) {
        self.textList = textList
        self.contents = contents
        self.markerAttributes = markerAttributes
        items = children ?? []
        enclosing = parent
        super.init(attributedString: contents)
        for item in items { item.enclosing = self }
    }

    /// An item that isn't in another one.
    public convenience init(
        contents: NSAttributedString,
        markerAttributes: [NSAttributedString.Key: Any]? = nil,
        textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil,
            textList: textList,
            contents: contents,
            markerAttributes: markerAttributes,
            children: children
        )
    }

    /// A level without text of its own around items.
    ///
    /// - Parameter nestingLevel: How many such levels stand around the items; nil is returned for none.
    public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        guard nestingLevel > 0, !children.isEmpty else { return nil }
        var inner = children
        for _ in 1..<nestingLevel {
            inner = [NSTextListElement(parent: nil, textList: textList, contents: nil, children: inner)]
        }
        self.init(parent: nil, textList: textList, contents: nil, children: inner)
    }

    /// The item around; nil for one of an outermost list.
    open override var parent: NSTextListElement? { enclosing }
    /// The items in this one, in order; all of them are `NSTextListElement`s, which Swift can't say of an override.
    open override var childElements: [NSTextElement] { items }

    /// The contents behind their marker, which stands between tabs, in a paragraph of all the lists around.
    open override var attributedString: NSAttributedString {
        guard let contents else { return NSAttributedString(string: "") }
        var looks = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
        looks.merge(markerAttributes ?? [:]) { $1 }
        let text = NSMutableAttributedString(string: "\t\(marker)\t", attributes: looks)
        text.append(contents)
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(looks[.paragraphStyle] as? NSParagraphStyle ?? .default)
        style.textLists = lists
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }

    /// From the outermost.
    private var lists: [NSTextList] { (enclosing?.lists ?? []) + [textList] }

    private var marker: String {
        let before = enclosing?.items.prefix { $0 !== self }.count { $0.contents != nil } ?? 0
        let own = textList.marker(forItemNumber: textList.startingItemNumber + before)
        guard textList.listOptions.contains(.prependEnclosingMarker), let enclosing, enclosing.contents != nil else {
            return own
        }
        return enclosing.marker + own
    }
}
