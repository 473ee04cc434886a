import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

/// The constraints that UIKit makes of masks, margins and sizes from outside, as its logs and answers show them.
@MainActor @Suite("Layout: constraints that UIKit makes by itself")
struct ImpliedConstraintTests {
    /// The lines of the log's list, without addresses, and whether the note about masks stands before it.
    private func conflict(_ body: () -> Void) -> (list: [String], hasNote: Bool) {
        var messages: [String] = []
        let before = LayoutLog.listener
        LayoutLog.listener = { messages.append($0) }
        defer { LayoutLog.listener = before }
        body()
        let lines = messages.joined(separator: "\n").split(separator: "\n").map(String.init)
        let list = lines.filter { $0.hasPrefix("    \"<") }.map { line in
            plain(line.trimmingCharacters(in: CharacterSet(charactersIn: " \",")))
        }
        return (list, lines.contains { $0.hasPrefix("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints") })
    }

    /// What brings Auto Layout to a view.
    private func addConstrainedView(to outer: UIView) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
    }

    private func plain(_ text: String) -> String { text.replacing(/:0x[0-9a-f]+/, with: "") }

    // AL-30
    @Test func `a frame that contradicts a constraint is listed with its mask`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
        outer.addSubview(inner)
        addConstrainedView(to: outer)
        inner.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let log = conflict { outer.layoutIfNeeded() }
        #expect(
            log.list == [
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 0   (active)>",
                "<NSLayoutConstraint UIView.width == 100   (active)>",
            ]
        )
        #expect(log.hasNote)
        #expect(inner.frame.width == 0)
    }

    @Test func `only what takes part is listed`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        outer.addSubview(inner)
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5).isActive = true
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
        let log = conflict { outer.layoutIfNeeded() }
        let names = "(active, names: '|':UIView )"
        #expect(
            log.list == [
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.minX == 10   \(names)>",
                "<NSLayoutConstraint H:|-(5)-[UIView]   \(names)>",
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.minY == 20   \(names)>",
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.height == 40   (active)>",
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.height == 300   (active)>",
                "<NSLayoutConstraint UIView.bottom == UIView.bottom   (active)>",
            ]
        )
    }

    @Test(
        arguments: [
            (.flexibleLeftMargin, ["h=&-- v=--& UIView.width == 70   (active)"]),
            ([.flexibleLeftMargin, .flexibleRightMargin], ["h=&-& v=--& UIView.width == 70   (active)"]),
            (
                .flexibleWidth,
                [
                    "h=-&- v=--& UIView.minX == 10   (active, names: '|':UIView )",
                    "h=-&- v=--& H:[UIView]-(20)-|   (active, names: '|':UIView )",
                    "h=--& v=--& UIView.width == 100   (active)",
                ]
            ),
            (
                [.flexibleWidth, .flexibleRightMargin],
                [
                    "h=-&& v=--& UIView.width == 0.777778*UIView.width - 7.77778   (active)",
                    "h=--& v=--& UIView.width == 100   (active)",
                ]
            ),
        ] as [(UIView.AutoresizingMask, [String])]
    )
    func `what of a mask isn't flexible counts as a constraint`(mask: UIView.AutoresizingMask, rows: [String]) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 70, height: 40))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        addConstrainedView(to: outer)
        inner.widthAnchor.constraint(equalToConstant: 1).isActive = true
        let log = conflict { outer.layoutIfNeeded() }
        let masks = rows.map { "<NSAutoresizingMaskLayoutConstraint \($0)>" }
        #expect(log.list == masks + ["<NSLayoutConstraint UIView.width == 1   (active)>"])
    }

    @Test func `a controller's view has its size from outside, guides stand inside their owners`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let window = show(controller)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            let log = conflict { window.layoutIfNeeded() }
            let names = "(active, names: '|':UIView )"
            #expect(
                log.list == [
                    "<NSLayoutConstraint UIView.top == UILayoutGuide'UIViewSafeAreaLayoutGuide'.top   (active)>",
                    "<NSLayoutConstraint UIView.bottom == UILayoutGuide'UIViewLayoutMarginsGuide'.bottom   (active)>",
                    "<NSLayoutConstraint UIView.height == 10   (active)>",
                    "<NSLayoutConstraint 'UIViewSafeAreaLayoutGuide-top' "
                        + "V:|-(44)-[UILayoutGuide'UIViewSafeAreaLayoutGuide']   \(names)>",
                    "<NSLayoutConstraint 'UIView-bottomMargin-guide-constraint' "
                        + "V:[UILayoutGuide'UIViewLayoutMarginsGuide']-(34)-|   \(names)>",
                    "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView.height == 812   (active)>",
                ]
            )
            #expect(!log.hasNote)
        }
    }

    @Test func `a frame's own mask is what affects its layout`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let beside = UIView()
        beside.translatesAutoresizingMaskIntoConstraints = false
        [framed, beside].forEach(outer.addSubview)
        beside.leftAnchor.constraint(equalTo: framed.rightAnchor).isActive = true
        let width = beside.widthAnchor.constraint(equalToConstant: 7)
        width.isActive = true
        outer.layoutIfNeeded()
        let own = framed.constraintsAffectingLayout(for: .horizontal).map { plain($0.description) }
        #expect(
            own == [
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.minX == 10   (active, names: '|':UIView )>",
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 30   (active)>",
            ]
        )
        let affecting = beside.constraintsAffectingLayout(for: .horizontal)
        #expect(affecting.map { plain($0.description) }.starts(with: own))
        #expect(affecting.contains { $0 === width } && affecting.count == 4)
    }
}
