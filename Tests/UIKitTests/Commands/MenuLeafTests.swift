import Foundation
import Platform
import Testing

@testable import UIKit

@Suite("Commands: leaves of menus")
@MainActor
struct MenuLeafTests {
    private final class Target: UIResponder, Selector.ActionProviding {
        static var actions: [Selector.Action] { [Selector.Action("run:", Target.run)] }
        var senders: [String] = []
        func run(_ command: Any?) {
            let command = command as? UICommand
            senders.append("\(command?.title ?? "-") from \(command?.sender ?? "nobody")")
        }
    }

    @Test func `actions and commands are leaves, which know their sender while they run`() {
        World().run {
            let target = Target()
            var heard: [String] = []
            let leaves: [any UIMenuLeaf] = [
                UIAction(title: "A") { heard.append("\($0.sender ?? "nobody")") },
                UICommand(title: "C", action: "run:"),
                UIKeyCommand(title: "K", action: "run:", input: "k", modifierFlags: .command),
            ]
            for leaf in leaves { leaf.performWithSender("tester", target: target) }
            #expect(heard == ["tester"] && target.senders == ["C from tester", "K from tester"])
            #expect(leaves.allSatisfy { $0.sender == nil })
        }
    }

    @Test func `a disabled leaf does nothing`() {
        World().run {
            let target = Target()
            let leaf: any UIMenuLeaf = UICommand(title: "C", action: "run:", attributes: .disabled)
            leaf.performWithSender(nil, target: target)
            #expect(target.senders.isEmpty)
        }
    }

    @Test func `a popover can stand beside a leaf's sender while the leaf runs`() {
        World().run {
            let button = UIButton()
            var source: AnyObject?
            let action = UIAction { source = $0.presentationSourceItem }
            action.performWithSender(button, target: nil)
            #expect(source === button && action.presentationSourceItem == nil)
        }
    }
}
