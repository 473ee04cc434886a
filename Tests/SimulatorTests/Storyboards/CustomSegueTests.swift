import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: segues of an app's own class, popovers and ways back")
struct CustomSegueTests {
    private static func controller(_ connections: String, subviews: String = "", more: String = "") throws
        -> UIViewController
    {
        let storyboard = try StoryboardFixture.storyboard(
            StoryboardFixture.screen(subviews, more: more, connections: connections)
                + StoryboardFixture.screen("", id: "detail")
        )
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test func `a custom segue is of its class and does what that says`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let root = try Self.controller(
            "<segue destination=\"detail\" kind=\"custom\" identifier=\"go\" customClass=\"ReplacingSegue\" id=\"s1\"/>"
        )
        let window = simulator.present(root)
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(window.rootViewController !== root)
        #expect(ReplacingSegue.identifiers == ["go"])
    }

    @Test func `a segue class that calls super shows its destination as its kind says`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let root = try Self.controller(
            "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" customClass=\"CountingSegue\" id=\"s1\"/>"
        )
        let navigation = UINavigationController(rootViewController: root)
        simulator.present(navigation)
        CountingSegue.count = 0
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(CountingSegue.count == 1)
        #expect(navigation.viewControllers.count == 2)
    }

    // PR-14
    @Test func `a popover segue stands beside the document's anchor`() throws {
        let simulator = try Simulator(device: "iPad Air 2", os: "12.0")
        let root = try Self.controller(
            """
            <segue destination="detail" kind="popoverPresentation" identifier="go" popoverAnchorView="box" id="s1">
                <popoverArrowDirection key="popoverArrowDirection" up="YES"/>
            </segue>
            """,
            subviews: StoryboardFixture.box("box")
        )
        simulator.present(root)
        root.performSegue(withIdentifier: "go", sender: nil)
        simulator.advance(by: 1)
        let popover = try #require(root.presentedViewController?.popoverPresentationController)
        #expect(popover.sourceView === root.view.subviews.first)
        #expect(popover.permittedArrowDirections == .up)
    }
}

@MainActor @Suite("Storyboards: unwind segues")
struct UnwindSegueTests {
    /// A list in a navigation controller in a tab, a detail, and a sheet whose exit leads back to the list.
    @MainActor private struct Stage {
        let simulator: Simulator
        let list = UnwindTarget()
        let navigation: UINavigationController
        let tabs = UITabBarController()
        let sheet: UIViewController

        init(tabShown: Int = 0, identifier: String = "back", segueClass: String = "") throws {
            simulator = try Simulator(device: "iPhone 8", os: "15.0")
            navigation = LoggingNavigation(rootViewController: list)
            navigation.pushViewController(UIViewController(), animated: false)
            tabs.viewControllers = [navigation, UIViewController()]
            let storyboard = try StoryboardFixture.storyboard(
                StoryboardFixture.screen(
                    "",
                    attributes: "customClass=\"UnwindSource\"",
                    connections: "<segue destination=\"exit\" kind=\"unwind\" identifier=\"\(identifier)\" "
                        + "unwindAction=\"backToList:\" \(segueClass) id=\"s1\"/>",
                    objects: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
                )
            )
            sheet = try #require(storyboard.instantiateInitialViewController())
            simulator.present(tabs)
            tabs.selectedIndex = tabShown
            tabs.present(sheet, animated: false)
            UnwindLog.lines = []
        }
    }

    @Test func `the source prepares, the target's action runs, then containers are asked to go there`() throws {
        let stage = try Stage()
        stage.sheet.performSegue(withIdentifier: "back", sender: nil)
        stage.simulator.advance(by: 1)
        #expect(UnwindLog.lines == ["prepare", "action from UnwindSource", "navigation towards UnwindTarget"])
        #expect(stage.tabs.presentedViewController == nil)
        #expect(stage.navigation.viewControllers == [stage.list])
    }

    @Test func `a tab bar controller selects the target's tab`() throws {
        let stage = try Stage(tabShown: 1)
        stage.sheet.performSegue(withIdentifier: "back", sender: nil)
        stage.simulator.advance(by: 1)
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.navigation.topViewController === stage.list)
    }

    @Test func `a target may decline, and then nothing moves`() throws {
        let stage = try Stage()
        stage.list.isWilling = false
        stage.sheet.performSegue(withIdentifier: "back", sender: nil)
        stage.simulator.advance(by: 1)
        #expect(UnwindLog.lines == [])
        #expect(stage.tabs.presentedViewController === stage.sheet)
    }

    @Test func `an unwind segue of an app's own class goes back when it calls super`() throws {
        let stage = try Stage(segueClass: "customClass=\"CountingSegue\"")
        CountingSegue.count = 0
        stage.sheet.performSegue(withIdentifier: "back", sender: nil)
        stage.simulator.advance(by: 1)
        #expect(CountingSegue.count == 1)
        #expect(stage.navigation.topViewController === stage.list)
    }
}

@MainActor private enum UnwindLog {
    static var lines: [String] = []
}

final class UnwindTarget: UIViewController, Selector.ActionProviding {
    var isWilling = true

    static var actions: [Selector.Action] { [Selector.Action("backToList:", UnwindTarget.backToList)] }

    @IBAction func backToList(_ segue: UIStoryboardSegue) {
        UnwindLog.lines.append("action from \(type(of: segue.source))")
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        isWilling && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
}

final class UnwindSource: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { UnwindLog.lines.append("prepare") }
}

private final class LoggingNavigation: UINavigationController {
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        UnwindLog.lines.append("navigation towards \(type(of: subsequentVC))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}

final class ReplacingSegue: UIStoryboardSegue {
    static var identifiers: [String?] = []

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        Self.identifiers.append(identifier)
    }

    override func perform() { source.view.window?.rootViewController = destination }
}

final class CountingSegue: UIStoryboardSegue {
    static var count = 0
    override func perform() {
        Self.count += 1
        super.perform()
    }
}
