import Testing

@testable import UIKit

@MainActor @Suite("Visual format language")
struct VisualFormatTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    /// `first.attribute relation multiplier*second.attribute constant @priority` with the names of a, b and the parent.
    private func lines(
        _ format: String,
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        let (a, b) = (UIView(), UIView())
        for view in [a, b] { parent.addSubview(view) }
        defer { for view in [a, b] { view.removeFromSuperview() } }
        let names: [ObjectIdentifier: String] = [
            ObjectIdentifier(a): "a", ObjectIdentifier(b): "b", ObjectIdentifier(parent): "parent",
            ObjectIdentifier(parent.layoutMarginsGuide): "margins",
        ]
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: metrics,
            views: ["a": a, "b": b]
        )
        return made.map { constraint in
            func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                guard let item else { return "" }
                return " \(names[ObjectIdentifier(item)] ?? "?").\(attribute.name)"
            }
            let sign = ConstraintDescription.sign(of: constraint.relation)
            let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
            return "\(side(constraint.firstItem, constraint.firstAttribute).dropFirst()) \(sign)"
                + "\(side(constraint.secondItem, constraint.secondAttribute)) \(Int(constraint.constant))\(priority)"
        }
    }

    // AL-39, AL-M6, AL-M7
    @Test(arguments: [
        ("|-[a]-|", ["a.leading == margins.leading 0", "margins.trailing == a.trailing 0"]),
        ("V:|-[a]-|", ["a.top == margins.top 0", "margins.bottom == a.bottom 0"]),
        ("H:|[a]|", ["a.leading == parent.leading 0", "parent.trailing == a.trailing 0"]),
        ("|-0-[a]-8-|", ["a.leading == parent.leading 0", "parent.trailing == a.trailing 8"]),
        ("[a]-[b]", ["b.leading == a.trailing 8"]), ("[a][b]", ["b.leading == a.trailing 0"]),
        ("V:[a]-(<=12)-[b]", ["b.top <= a.bottom 12"]),
        ("[a]-(>=10,<=30@600)-[b]", ["b.leading >= a.trailing 10", "b.leading <= a.trailing 30 @600"]),
        ("[a]-(-5)-[b]", ["b.leading == a.trailing -5"]), ("[a(44@750)]", ["a.width == 44 @750"]),
        ("V:[a(>=10,<=20)]", ["a.height >= 10", "a.height <= 20"]),
        ("[a(==b@500)]", ["a.width == b.width 0 @500"]),
        ("[a(b)]-gap-[b(gap@low)]", ["a.width == b.width 0", "b.leading == a.trailing 30", "b.width == 30 @250"]),
        ("H: | - 4 - [ a ( >= 10 ) ]", ["a.leading == parent.leading 4", "a.width >= 10"]),
    ])
    func `a format is read in the order of its text`(format: String, expected: [String]) {
        #expect(lines(format, metrics: ["gap": 30, "low": 250.0]) == expected)
    }

    // AL-39
    @Test func `options align the views and choose the direction`() {
        #expect(
            lines("[a]-[b]", options: [.alignAllTop, .alignAllBottom])
                == ["b.leading == a.trailing 8", "a.top == b.top 0", "a.bottom == b.bottom 0"]
        )
        #expect(
            lines("|[a]-[b]", options: .directionLeftToRight) == ["a.left == parent.left 0", "b.left == a.right 8"]
        )
        #expect(lines("[a]-(>=5)-[b]", options: .directionRightToLeft) == ["b.right <= a.left -5"])
        #expect(
            exceptions { _ = lines("V:[a]-[b]", options: .alignAllTop) }.first?.contains(
                "Options mask required views to be aligned on a horizontal edge"
            ) == true
        )
    }

    @Test func `one view alone may ask for an alignment along the layout`() {
        #expect(exceptions { _ = lines("|[a]|", options: .alignAllCenterX) }.isEmpty)
        #expect(exceptions { _ = lines("V:[a(>=44)]", options: .alignAllCenterY) }.isEmpty)
    }

    @Test(arguments: [
        ("[a]-[c]", "c is not a key in the views dictionary. ", 5),
        ("|-gap-[a]", "gap is not a key in the metrics dictionary. ", 2),
        ("H[a]", "Expected a ':' here, to specify the orientation ", 1), ("H:|-", "Expected a view ", 4),
        ("[a", "Expected a ']' here. That is how you give the end of a view ", 2),
        ("[a]-5[b]", "Expected a '-' here. That is how you give a space between views ", 5),
        ("[a(<5)]", "Expected a '=' here, to make a relation ", 4), ("", "Expected a view ", 0),
        ("[a(5@2000)]", "Priorities must be greater than 0 and at most 1000 ", 5),
        ("[a]x", "Expected a '-', '[' or '|' here ", 3),
    ])
    func `an error shows its place`(format: String, reason: String, position: Int) {
        let messages = exceptions { _ = lines(format) }
        let caret = String(repeating: " ", count: position) + "^"
        #expect(messages == ["Unable to parse constraint format: \n\(reason)\n\(format) \n\(caret)"])
    }

    @Test func `a superview is needed where the format names it`() {
        let messages = exceptions {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[a]", metrics: nil, views: ["a": UIView()])
        }
        #expect(messages.first?.contains("because the related view doesn't have a superview") == true)
    }
}
