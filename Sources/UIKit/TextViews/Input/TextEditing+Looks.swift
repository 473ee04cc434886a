/// What people change in the looks of a text that allows it (TX-4).
extension TextEditing {
    /// Makes what is selected bold or italic, unless all of it is; without a selection, what is typed next.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        changeLooks { looks in
            let isOn = looks.allSatisfy {
                ($0[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait) == true
            }
            return { look in
                guard let font = look[.font] as? UIFont else { return look }
                var traits = font.fontDescriptor.symbolicTraits
                if isOn { traits.remove(trait) } else { traits.insert(trait) }
                guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return look }
                return look.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
            }
        }
    }

    /// Underlines what is selected, unless all of it is underlined; without a selection, what is typed next.
    func toggleLine() {
        changeLooks { looks in
            let isOn = looks.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
            let style = isOn ? 0 : NSUnderlineStyle.single.rawValue
            return { $0.merging([.underlineStyle: style]) { $1 } }
        }
    }

    /// Gives each part of the selection that looks alike other looks; without a selection, what is typed next.
    func convertLooks(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        withoutActuallyEscaping(convert) { convert in changeLooks { _ in convert } }
    }

    /// Has the selected paragraphs read in a direction.
    func setDirection(_ direction: NSWritingDirection) {
        guard acceptsTyping, editable.length > 0 else { return }
        let paragraphs = NSString(string: editable.string).paragraphRange(for: editable.selection)
        change(paragraphs) { $0.reading(direction) }
    }

    /// - Parameter makeChange: Gets the looks of the selection's parts, and gives what becomes of each.
    private func changeLooks(
        _ makeChange: (_ looks: [[NSAttributedString.Key: Any]]) -> ([NSAttributedString.Key: Any]) ->
            [NSAttributedString.Key: Any]
    ) {
        guard acceptsTyping, allowsEditingTextAttributes else { return }
        let range = editable.selection
        guard range.length > 0 else {
            let look = typedAttributes
            return typeNext(with: makeChange([look])(look))
        }
        var looks: [[NSAttributedString.Key: Any]] = []
        editable.storage.enumerateAttributes(in: range, options: []) { look, _, _ in looks.append(look) }
        change(range, makeChange(looks))
    }

    private func change(
        _ range: NSRange,
        _ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        let text = NSMutableAttributedString(attributedString: editable.storage.snapshot(of: range))
        let parts = NSAttributedString(attributedString: text)
        parts.enumerateAttributes(in: NSRange(location: 0, length: parts.length), options: []) { look, part, _ in
            text.setAttributes(convert(look), range: part)
        }
        guard !text.isEqual(to: parts) else { return }
        restyle(range, to: text)
    }
}

extension [NSAttributedString.Key: Any] {
    /// The same looks in a paragraph that reads in a direction.
    func reading(_ direction: NSWritingDirection) -> Self {
        let style = NSMutableParagraphStyle()
        if let known = self[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(known) }
        style.baseWritingDirection = direction
        return merging([.paragraphStyle: style]) { $1 }
    }
}
