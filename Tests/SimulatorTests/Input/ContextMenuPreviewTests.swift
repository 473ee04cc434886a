import Foundation
import Simulator
import Testing
import UIKit

/// A view that says what its context menu lifts, and writes down what it is asked.
@MainActor
private final class Lifting: UIViewController, UIContextMenuInteractionDelegate {
    var log: [String] = []
    let card = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    let slot = UIView(frame: CGRect(x: 20, y: 500, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .red
        view.addSubview(card)
        view.addSubview(slot)
        card.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("configuration")
        return UIContextMenuConfiguration(identifier: "card" as NSString) { [weak self] in
            self?.log.append("preview")
            return nil
        } actionProvider: { [weak self] _ in
            self?.log.append("menu")
            return UIMenu(children: [UIAction(title: "Go") { _ in }])
        }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        log.append("highlight \(identifier)")
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
        return UITargetedPreview(view: card, parameters: parameters)
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        log.append("dismissal \(identifier)")
        let target = UIPreviewTarget(
            container: slot,
            center: CGPoint(x: 25, y: 25),
            transform: CGAffineTransform(scaleX: 0.5, y: 0.5)
        )
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
        return UITargetedPreview(view: card, parameters: parameters, target: target)
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("comes") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("goes") }
}

/// A table whose rows' menus lift their labels.
private final class LiftingRows: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath) {
            nil
        } actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Go") { _ in }])
        }
    }
    override func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("highlight \((configuration.identifier as? NSIndexPath)?.row ?? -1)")
        return nil
    }
    override func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("dismissal \((configuration.identifier as? NSIndexPath)?.row ?? -1)")
        return nil
    }
    override func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("comes") }
    override func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("goes")
        animator?.addCompletion { [weak self] in self?.log.append("gone") }
    }
}

@MainActor @Suite("Simulator: previews of context menus")
struct ContextMenuPreviewTests {
    let simulator: Simulator

    init() throws { simulator = try Simulator(device: "iPhone 16", os: "18") }

    private func overlay(_ controller: UIViewController) -> UIView? { controller.view.window?.openMenu }

    @Test func `the delegate names what is lifted before the menu is made, and where it goes when the menu ends`()
        throws
    {
        let lifting = Lifting()
        simulator.present(lifting)
        simulator.press(at: CGPoint(x: 100, y: 250), duration: 0.8)
        simulator.advance(by: 0.5)
        #expect(lifting.log == ["configuration", "highlight card", "preview", "menu", "comes"])
        lifting.log = []
        simulator.tap(at: CGPoint(x: 300, y: 700))
        #expect(lifting.log == ["goes", "dismissal card"])
    }

    @Test func `as much is lifted as the visible path shows, and it goes back into the target`() throws {
        let lifting = Lifting()
        simulator.present(lifting)
        simulator.press(at: CGPoint(x: 100, y: 250), duration: 0.8)
        simulator.advance(by: 0.5)
        let menu = try #require(overlay(lifting))
        let lifted = try #require(menu.subviews.first { $0.frame.size == CGSize(width: 100, height: 60) })
        #expect(lifted.frame.origin == CGPoint(x: 50, y: 200))
        simulator.tap(at: CGPoint(x: 300, y: 700))
        #expect(overlay(lifting) == nil && menu.superview != nil)
        // The seen part is centered 20 points above the card's middle: 10 at half its size.
        #expect(lifted.center == CGPoint(x: 45, y: 515) && lifted.frame.size == CGSize(width: 50, height: 30))
        simulator.advance(by: 0.5)
        #expect(menu.superview == nil)
    }

    @Test func `a table's delegate hears of its rows' menus as an interaction's does`() throws {
        let rows = LiftingRows(style: .plain)
        simulator.present(rows)
        simulator.press(at: CGPoint(x: 200, y: 130), duration: 0.8)
        simulator.advance(by: 0.5)
        #expect(rows.log == ["highlight 1", "comes"])
        rows.log = []
        simulator.tap(at: CGPoint(x: 300, y: 800))
        simulator.advance(by: 0.5)
        #expect(rows.log == ["goes", "dismissal 1", "gone"])
    }
}
