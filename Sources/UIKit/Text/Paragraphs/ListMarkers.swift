import CoreText

/// The markers of the items of a text's lists, by where their paragraphs begin (TX-8).
struct ListMarkers {
    private var markers: [Int: TextMarker] = [:]
    /// The lists that the last paragraph was in, the outermost first, each with its item's number.
    private var open: [(list: NSTextList, number: Int)] = []

    /// Counts the items of a whole text.
    ///
    /// - Parameter standard: The style of paragraphs without one.
    init(of text: NSAttributedString, standard: NSParagraphStyle = .default) {
        let content = NSString(string: text.string)
        var start = 0
        while start < content.length {
            let paragraph = content.paragraphRange(for: NSRange(location: start, length: 0))
            let style =
                text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle ?? standard
            add(style, content.substring(with: paragraph), at: start)
            start = max(start + 1, paragraph.location + paragraph.length)
        }
    }

    /// Those of what stands behind a place, counted from there.
    func markers(from start: Int) -> [Int: TextMarker] {
        guard start > 0 else { return markers }
        return markers.reduce(into: [:]) { if $1.key >= start { $0[$1.key - start] = $1.value } }
    }

    private mutating func add(_ style: NSParagraphStyle, _ text: String, at start: Int) {
        let lists = style.textLists
        let shared = zip(open, lists).prefix { $0.list.isEqual($1) }.count
        let isNextItem = shared == lists.count && shared > 0
        open.removeLast(open.count - shared)
        for list in lists.dropFirst(shared) { open.append((list, list.startingItemNumber)) }
        if isNextItem { open[shared - 1].number += 1 }
        guard let item = open.last else { return }
        let marker = marker(at: open.count - 1)
        // Readers of HTML write markers into the text, between tabs.
        if text.hasPrefix("\t" + item.list.marker(forItemNumber: item.number)) { return }
        markers[start] = TextMarker(marker, style: style, depth: open.count)
    }

    private func marker(at depth: Int) -> String {
        let (list, number) = open[depth]
        let own = list.marker(forItemNumber: number)
        return depth > 0 && list.listOptions.contains(.prependEnclosingMarker) ? marker(at: depth - 1) + own : own
    }
}

extension TextMarker {
    /// Where a marker stands by its paragraph's style.
    ///
    /// Lists that say nothing of indents take 36 points for each level, with the marker at 11, as readers of HTML set
    /// them. Otherwise text begins at the head indent, and the marker at the first line's where that is less.
    fileprivate init(_ string: String, style: NSParagraphStyle, depth: Int) {
        let (first, head) = (style.firstLineHeadIndent, style.headIndent)
        let (room, offset) = (NSTextList.indent, NSTextList.markerIndent)
        if first == 0, head == 0 {
            let indent = CGFloat(depth - 1) * room
            self.init(string, indent: indent + offset, textIndent: indent + room)
        } else if first < head {
            self.init(string, indent: first, textIndent: head)
        } else {
            self.init(string, indent: max(0, head - (room - offset)), textIndent: head)
        }
    }
}
