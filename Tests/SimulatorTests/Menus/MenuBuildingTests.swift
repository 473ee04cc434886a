import Simulator
import Testing
import UIKit

/// What was asked, in order.
@MainActor
private final class BuildLog {
    static var lines: [String] = []
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private final class BuildingView: UIView {
    override func buildMenu(with builder: any UIMenuBuilder) {
        BuildLog.lines.append("view")
        builder.insertChild(
            UIMenu(title: "Mine", identifier: UIMenu.Identifier("mine"), children: [UIAction(title: "Own") { _ in }]),
            atEndOfMenu: .root
        )
    }
}

private final class BuildingController: UIViewController {
    let target = BuildingView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(target)
    }
    override func buildMenu(with builder: any UIMenuBuilder) { BuildLog.lines.append("controller") }
}

private final class BuildingWindow: UIWindow {
    override func buildMenu(with builder: any UIMenuBuilder) { BuildLog.lines.append("window") }
}

private final class BuildingDelegate: UIResponder, UIApplicationDelegate, Selector.ActionProviding {
    static var actions: [Selector.Action] { [Selector.Action("reload:", BuildingDelegate.reload)] }
    var window: UIWindow?
    let controller = BuildingController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = BuildingWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func reload(_ sender: Any?) { BuildLog.lines.append("reload") }

    override func buildMenu(with builder: any UIMenuBuilder) {
        BuildLog.lines.append(builder.system === UIMenuSystem.main ? "delegate main" : "delegate")
        guard builder.system === UIMenuSystem.main else { return }
        let command = UIKeyCommand(title: "Reload", action: "reload:", input: "r", modifierFlags: .command)
        builder.insertSibling(UIMenu(title: "Tools", children: [command]), afterMenu: .view)
        builder.remove(menu: .format)
    }
}

@MainActor
private final class Asked: NSObject, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
    var titles: [String] = []
    var answer: UIMenu? = UIMenu(children: [UIAction(title: "Act") { _ in }])

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        BuildLog.lines.append("menu of \(suggestedActions.count)")
        titles = suggestedActions.map(\.title).filter { !$0.isEmpty }
        return answer
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        BuildLog.lines.append("target")
        return CGRect(x: 90, y: 30, width: 20, height: 20)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        animator.addAnimations { BuildLog.lines.append("animate in") }
        animator.addCompletion { BuildLog.lines.append("presented") }
        BuildLog.lines.append("willPresent")
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        animator.addAnimations { BuildLog.lines.append("animate out") }
        animator.addCompletion { BuildLog.lines.append("dismissed") }
        BuildLog.lines.append("willDismiss")
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        BuildLog.lines.append("configuration")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
            UIMenu(children: suggested + [UIAction(title: "Act") { _ in }])
        }
    }
}

@MainActor @Suite("Menus: built by responders", .serialized)
struct MenuBuildingTests {
    private let asked = Asked()

    /// The app with its view, launched.
    private func launch() throws -> (Simulator, UIView) {
        let simulator = try Simulator(device: "iPhone 16", os: "18")
        let delegate = try #require(simulator.launch(BuildingDelegate.self, info: [:]))
        simulator.advance(by: 0.1)
        BuildLog.lines = []
        return (simulator, delegate.controller.target)
    }

    // BT-M26, EV-M10
    @Test func `an edit menu is built from the view up, then the delegate is asked, then it comes`() throws {
        let (simulator, view) = try launch()
        let interaction = UIEditMenuInteraction(delegate: asked)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 9, y: 9)))
        #expect(
            BuildLog.take() == [
                "view", "controller", "window", "delegate", "menu of 9", "target", "willPresent", "animate in",
            ]
        )
        #expect(asked.titles == ["Mine"])
        simulator.advance(by: 1)
        #expect(BuildLog.take() == ["presented"])
        interaction.dismissMenu()
        #expect(BuildLog.take() == ["willDismiss", "animate out"])
        simulator.advance(by: 1)
        #expect(BuildLog.take() == ["dismissed"])
    }

    // BT-M26
    @Test(arguments: [true, false])
    func `of an empty edit menu nothing is shown`(isNil: Bool) throws {
        let (simulator, view) = try launch()
        asked.answer = isNil ? nil : UIMenu(children: [])
        let interaction = UIEditMenuInteraction(delegate: asked)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        simulator.advance(by: 1)
        #expect(BuildLog.take().filter { !["view", "controller", "window", "delegate"].contains($0) } == ["menu of 9"])
    }

    // EV-M10
    @Test func `a context menu is built from the view up before its delegate is asked`() throws {
        let (simulator, view) = try launch()
        let interaction = UIContextMenuInteraction(delegate: asked)
        view.addInteraction(interaction)
        simulator.press(at: CGPoint(x: 150, y: 300))
        #expect(BuildLog.take() == ["view", "controller", "window", "delegate", "configuration"])
    }

    // EV-M9
    @Test func `the menu bar is built at the first hardware key, by the application and its delegate`() throws {
        let (simulator, _) = try launch()
        simulator.press(key: "x")
        #expect(BuildLog.take() == ["delegate main"])
        simulator.press(key: "r", modifiers: .command)
        #expect(BuildLog.take() == ["reload"])
        UIMenuSystem.main.setNeedsRebuild()
        simulator.press(key: "x")
        #expect(BuildLog.take() == ["delegate main"])
    }
}
