import InterfaceBuilder

extension VerifyPass {
    /// A text or control that bars, the cutout or the home indicator may cover, in a document that uses safe areas.
    ///
    /// What scrolls is left out: it is there to go under bars.
    func outsideSafeArea(_ node: ObjectNode, _ view: Hierarchy.View) -> Finding? {
        guard document.usesSafeAreas, Self.mustBeSeen(node), let safe = safeArea, view.frame.width > 0,
            view.frame.height > 0, !scrolls(view)
        else { return nil }
        let frame = view.frameInRoot
        let reaches = [
            ("top", safe.y - frame.y), ("left", safe.x - frame.x),
            ("bottom", frame.y + frame.height - safe.y - safe.height),
            ("right", frame.x + frame.width - safe.x - safe.width),
        ]
        let worst = reaches.filter { $0.1 > Self.tolerance + 0.001 }
        guard !worst.isEmpty else { return nil }
        let sides = worst.map { "\(ThreeDecimals.text($0.1)) at the \($0.0)" }.joined(separator: ", ")
        return finding(
            .outsideSafeArea,
            node,
            "\(Self.name(node)) reaches out of the safe area, by \(sides)",
            "constrain it to the safe area in place of the superview"
        )
    }

    /// The safe area of the scene's own root view, in the space of the outermost view; nil where it has no root.
    private var safeArea: Hierarchy.Rect? {
        guard let root = hierarchy.views.first(where: { $0.documentID != nil }), let insets = root.safeAreaInsets
        else { return nil }
        var rect = root.frameInRoot
        rect.x += insets.left
        rect.y += insets.top
        rect.width -= insets.left + insets.right
        rect.height -= insets.top + insets.bottom
        return rect
    }

    private static let classes: Set = [
        "UILabel", "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIDatePicker",
    ]

    private static func mustBeSeen(_ node: ObjectNode) -> Bool { classes.contains(node.className) }

    private func scrolls(_ view: Hierarchy.View) -> Bool {
        var next = view.superview.flatMap { viewsByID[$0] }
        while let superview = next {
            if scrolling.contains(superview.id) { return true }
            next = superview.superview.flatMap { viewsByID[$0] }
        }
        return false
    }
}
