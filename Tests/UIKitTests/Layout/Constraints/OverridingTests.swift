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

    @Test func `a constraint says what it relates`() {
        final class Own: NSLayoutConstraint {
            override var multiplier: CGFloat { 3 }
            override var firstAttribute: Attribute { .height }
            override var relation: Relation { .greaterThanOrEqual }
            override var firstItem: AnyObject? { nil }
        }
        let constraint: NSLayoutConstraint = Own()
        #expect(constraint.multiplier == 3 && constraint.firstAttribute == .height && constraint.firstItem == nil)
        #expect(constraint.relation == .greaterThanOrEqual)
    }

    @Test func `a controller says what it was started with and where its bars end`() {
        final class Guide: NSObject, UILayoutSupport {
            var length: CGFloat { 5 }
            var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
            var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
            var heightAnchor: NSLayoutDimension { view.heightAnchor }
            let view = UIView()
        }
        final class Own: UIViewController {
            let context = NSExtensionContext()
            override var extensionContext: NSExtensionContext? { context }
            override var topLayoutGuide: any UILayoutSupport { Guide() }
            override var bottomLayoutGuide: any UILayoutSupport { Guide() }
        }
        let own = Own()
        let controller: UIViewController = own
        #expect(controller.extensionContext === own.context)
        #expect(controller.topLayoutGuide.length == 5 && controller.bottomLayoutGuide.length == 5)
    }

    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        static let shared = Delegate()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }
}
