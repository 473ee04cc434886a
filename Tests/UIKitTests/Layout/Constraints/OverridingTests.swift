import Testing
import UIKit

/// What apps override has to stand in the class's body, as Swift overrides nothing that an extension declares.
@MainActor @Suite("Views and controllers: what apps override")
struct OverridingTests {
    private final class Recording: UIView {
        var log: [String] = []
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            log.append("add")
            super.addConstraint(constraint)
        }
        override func setContentHuggingPriority(
            _ priority: UILayoutPriority,
            for axis: NSLayoutConstraint.Axis
        ) {
            log.append("hug \(priority.rawValue)")
            super.setContentHuggingPriority(priority, for: axis)
        }
        override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
            log.append("guide")
            super.addLayoutGuide(layoutGuide)
        }
        override func layoutSublayers(of layer: CALayer) {
            log.append("layer")
            super.layoutSublayers(of: layer)
        }
        override func addInteraction(_ interaction: any UIInteraction) {
            log.append("interaction")
            super.addInteraction(interaction)
        }
        override var safeAreaLayoutGuide: UILayoutGuide { super.layoutMarginsGuide }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    }

    @Test func `a view's members call what a subclass has in their place`() {
        let view = Recording(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addConstraint(view.widthAnchor.constraint(equalToConstant: 5))
        view.setContentHuggingPriority(.required, for: .vertical)
        view.addLayoutGuide(UILayoutGuide())
        view.interactions = [UIContextMenuInteraction(delegate: Delegate.shared)]
        view.layoutIfNeeded()
        #expect(view.log.filter { $0 != "layer" } == ["add", "hug 1000.0", "guide", "interaction"])
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.safeAreaLayoutGuide === view.layoutMarginsGuide)
        #expect(view.convert(.zero, to: nil as UIView?) == CGPoint(x: 1, y: 2))
    }

    @Test func `a controller says in which containers it stands`() {
        final class Own: UIViewController {
            let navigation = UINavigationController()
            override var navigationController: UINavigationController? { navigation }
        }
        let controller = Own()
        #expect((controller as UIViewController).navigationController === controller.navigation)
    }

    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        static let shared = Delegate()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }
}
