import InterfaceBuilder

/// What Xcode warns of when texts may come in other languages (Editor, "Localization").
extension VerifyPass {
    /// Texts that have no room to grow in another language.
    ///
    /// Told of labels and buttons of one line with words in them. A number has no other language, a text of several lines
    /// grows downward, and one that shrinks to fit is never clipped.
    func localization(_ node: ObjectNode, _ view: Hierarchy.View) -> [Finding] {
        guard hasWordsInOneLine(node, view) else { return [] }
        return [fixedWidth(node, view), missingSide(node, view)].compactMap { $0 }
    }

    private func fixedWidth(_ node: ObjectNode, _ view: Hierarchy.View) -> Finding? {
        let fixed = constraints(of: view).first { constraint in
            constraint.first.attribute == "width" && constraint.second == nil && constraint.relation == "=="
        }
        guard let fixed else { return nil }
        return finding(
            .fixedWidth,
            node,
            "constraint \(fixed.id) fixes the width of \(Self.name(node)) at \(ThreeDecimals.text(fixed.constant)), "
                + "which may clip a longer translation",
            "let it be at least as wide (≥), or constrain leading and trailing"
        )
    }

    /// One side is fixed, and nothing keeps the text from growing over the other.
    private func missingSide(_ node: ObjectNode, _ view: Hierarchy.View) -> Finding? {
        guard !isArranged(view) else { return nil }
        var attributes: Set<String> = []
        for constraint in constraints(of: view) {
            for item in [constraint.first, constraint.second] where item?.id == view.id {
                attributes.insert(Self.plain(item?.attribute ?? ""))
            }
        }
        guard attributes.isDisjoint(with: ["width", "centerX"]) else { return nil }
        let hasLeading = !attributes.isDisjoint(with: ["leading", "left"])
        let hasTrailing = !attributes.isDisjoint(with: ["trailing", "right"])
        guard hasLeading != hasTrailing else { return nil }
        let missing = hasLeading ? "trailing" : "leading"
        return finding(
            hasLeading ? .missingTrailing : .missingLeading,
            node,
            "\(Self.name(node)) has no \(missing) constraint, a longer translation may be clipped or overlap others",
            "add a \(missing) constraint of at least (≥) the standard space"
        )
    }

    /// "leading" of "leadingMargin".
    private static func plain(_ attribute: String) -> String {
        attribute.hasSuffix("Margin") ? String(attribute.dropLast("Margin".count)) : attribute
    }

    private func hasWordsInOneLine(_ node: ObjectNode, _ view: Hierarchy.View) -> Bool {
        guard node.className == "UILabel" || node.className == "UIButton" else { return false }
        if node.integer("numberOfLines") ?? 1 != 1 || node.bool("adjustsFontSizeToFit") == true { return false }
        return text(of: view).contains(where: \.isLetter)
    }

    /// What a label says, or the label in a button.
    private func text(of view: Hierarchy.View) -> String {
        if let text = view.text?.string { return text }
        return hierarchy.views.first { $0.superview == view.id && $0.text != nil }?.text?.string ?? ""
    }

    private func isArranged(_ view: Hierarchy.View) -> Bool {
        view.superview.flatMap { viewsByID[$0] }?.className.hasSuffix("StackView") ?? false
    }

    /// Those in force that are about a view.
    private func constraints(of view: Hierarchy.View) -> [Hierarchy.Constraint] { constraintsByItem[view.id] ?? [] }
}
