import InsetPlaceholders
import Platform

/// Shows a view of SwiftUI in UIKit: here its name, or what it represents of UIKit.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    private var coordinator: Any?
    /// What is shown. Another one takes its place at once.
    open var rootView: Content {
        didSet { if isViewLoaded { show() } }
    }

    /// Shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Shows a view in a controller of a document.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("UIHostingController: init(coder:) must be overridden and call init(coder:rootView:)")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        show()
    }

    /// What a view of UIKit says; anything else is as large as it may be.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        let root = (rootView as? AnyView)?.content ?? rootView
        guard let representable = root as? any UIViewRepresentable else { return size }
        return representable.size(view.subviews.first, in: size, coordinator) ?? size
    }

    /// Whether the safe area is left alone. A root of UIKit always fills the controller's view here.
    public var _disableSafeArea = true

    private func show() {
        for child in children {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        view.subviews.forEach { $0.removeFromSuperview() }
        let root: any View = (rootView as? AnyView)?.content ?? rootView
        if let representable = root as? any UIViewRepresentable {
            let made = representable.made()
            coordinator = made.coordinator
            fill(with: made.view)
        } else if let representable = root as? any UIViewControllerRepresentable {
            let made = representable.made()
            coordinator = made.coordinator
            addChild(made.controller)
            fill(with: made.controller.view)
            made.controller.didMove(toParent: self)
        } else {
            let name = "\(type(of: root))"
            AbsentFeature.report("UIHostingController<\(name)>", "views of SwiftUI aren't drawn; its name stands there")
            PlaceholderPanel.fill(view, "SwiftUI\n\(name)")
        }
    }

    private func fill(with other: UIView) {
        other.frame = view.bounds
        other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(other)
    }
}
