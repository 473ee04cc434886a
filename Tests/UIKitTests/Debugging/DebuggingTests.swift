import Testing

@testable import UIKit

@MainActor @Suite("Debugging: descriptions")
struct DebuggingTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    /// A description without addresses.
    private func text(_ text: String) -> String {
        var words = ""
        var rest = text[...]
        while let range = rest.range(of: "0x") {
            words += rest[..<range.lowerBound]
            rest = rest[range.upperBound...].drop { $0.isHexDigit }
        }
        return words + rest
    }

    @Test func `views tell their text, and scroll views where they stand and what they show`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 21))
        label.text = "Name"
        #expect(
            text(label.description)
                == "<UILabel: ; frame = (0 0; 40 21); text = 'Name'; userInteractionEnabled = NO; layer = <CALayer: >>"
        )
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.contentInset.top = 12
        #expect(
            text(table.description).hasSuffix(
                "layer = <CALayer: >; contentOffset: {0, -12}; contentSize: {0, 0}; "
                    + "adjustedContentInset: {12, 0, 0, 0}; dataSource: (null)>"
            )
        )
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(
            text(collection.description).hasSuffix("; layout: <UICollectionViewFlowLayout: >; dataSource: (null)>")
        )
    }

    @Test func `constraints read as in UIKit's logs`() {
        let label = UILabel()
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
        let view = addView(to: parent)
        let lines: [(NSLayoutConstraint, String)] = [
            (
                label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
                "<NSLayoutConstraint: V:|-(8)-[UILabel:'Name']   (active, names: '|':UIView: )>"
            ),
            (
                parent.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                "<NSLayoutConstraint: H:[UIView:]-(0)-|   (active, names: '|':UIView: )>"
            ),
            (
                view.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 10),
                "<NSLayoutConstraint: H:[UILabel:'Name']-(>=10)-[UIView:]   (active)>"
            ),
            (view.widthAnchor.constraint(equalToConstant: 30), "<NSLayoutConstraint: UIView:.width == 30   (active)>"),
            (
                view.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5, constant: 4),
                "<NSLayoutConstraint: UIView:.width == 0.5*UILabel:'Name'.width + 4   (active)>"
            ),
            (
                view.centerXAnchor.constraint(equalTo: label.centerXAnchor, constant: -2),
                "<NSLayoutConstraint: UIView:.centerX == UILabel:'Name'.centerX - 2   (active)>"
            ),
        ]
        for (constraint, expected) in lines {
            constraint.isActive = true
            #expect(text(constraint.description) == expected)
        }
    }

    @Test func `identifier, priority and state are told`() {
        let view = addView(to: parent)
        let constraint = view.heightAnchor.constraint(lessThanOrEqualToConstant: 20).named("tall", 750)
        #expect(text(constraint.description) == "<NSLayoutConstraint: 'tall' UIView:.height <= 20 @750   (active)>")
        constraint.isActive = false
        #expect(text(constraint.description) == "<NSLayoutConstraint: 'tall' UIView:.height <= 20 @750   (inactive)>")
    }

    @Test func `a recursive description indents by depth`() {
        let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        child.addSubview(UIView())
        parent.addSubview(child)
        let lines = parent.recursiveDescription().split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].hasPrefix("   | <UIView: 0x"))
        #expect(lines[1].contains("frame = (1 2; 3 4)"))
        #expect(lines[2].hasPrefix("   |    | <UIView: 0x"))
    }

    // AL-7
    @Test func `the trace tells what is ambiguous`() {
        let view = addView(to: parent)
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        parent.layoutIfNeeded()
        let trace = text(parent._autolayoutTrace())
        #expect(trace.contains("*UIView:- AMBIGUOUS LAYOUT for UIView:.Width{id: "))
        #expect(!trace.contains("minX"))
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        parent.layoutIfNeeded()
        #expect(!parent._autolayoutTrace().contains("AMBIGUOUS"))
    }

    // AL-6
    @Test func `a contradiction is logged in UIKit's words`() {
        var messages: [String] = []
        let before = LayoutLog.listener
        LayoutLog.listener = { messages.append($0) }
        defer { LayoutLog.listener = before }
        let view = addView(to: parent)
        view.widthAnchor.constraint(equalToConstant: 10).named("ten")
        view.widthAnchor.constraint(equalToConstant: 20).named("twenty")
        parent.layoutIfNeeded()
        #expect(messages.count == 1)
        let log = text(messages.first ?? "")
        #expect(
            log == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. \

                \tTry this: 
                \t\t(1) look at each constraint and try to figure out which you don't expect; 
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
                (
                    "<NSLayoutConstraint: 'ten' UIView:.width == 10   (active)>",
                    "<NSLayoutConstraint: 'twenty' UIView:.width == 20   (active)>"
                )

                Will attempt to recover by breaking constraint 
                <NSLayoutConstraint: 'twenty' UIView:.width == 20   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
                """
        )
    }

    // AL-6
    @Test func `a view without a superview logs that its own sizes contradict`() {
        var messages: [String] = []
        let before = LayoutLog.listener
        LayoutLog.listener = { messages.append($0) }
        defer { LayoutLog.listener = before }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        view.layoutIfNeeded()
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Unable to simultaneously satisfy constraints.") == true)
    }

    @Test func `controllers are listed with their children`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        let lines = text(parent._printHierarchy()).split(separator: "\n")
        #expect(
            lines == [
                "<UIViewController >, state: disappeared, view: (view not loaded)",
                "   | <UIViewController >, state: disappeared, view: (view not loaded)",
            ]
        )
    }
}
