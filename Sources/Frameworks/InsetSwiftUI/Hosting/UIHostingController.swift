import InsetPlaceholders
import Platform

/// Shows a view of SwiftUI in UIKit: here its name, or what it represents of UIKit.
///
/// The name is that of the first view that only wraps no other: changes of a view (`padding`, `environmentObject`) and
/// `AnyView` aren't named. No body is asked for.
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

    /// Ends the program: a subclass in a document overrides it and calls ``init(coder:rootView:)``, which knows the view.
    public required init?(coder: NSCoder) {
        preconditionFailure("UIHostingController: init(coder:) must be overridden and call init(coder:rootView:)")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        show()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sizingOptions.contains(.preferredContentSize) { takePreferredSize() }
    }

    /// What a view of UIKit says; anything else is as large as it may be.
    open func sizeThatFits(in size: CGSize) -> CGSize { represented(in: size) ?? size }

    /// Which sizes follow the content, where that is a view of UIKit that says its size. Default: none.
    ///
    /// - Note: No effect here: `.intrinsicContentSize`, as a controller's view has no such size.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { if isViewLoaded { view.setNeedsLayout() } }
    }

    /// What bars cover of the content.
    ///
    /// - Note: No effect here: a root of UIKit always fills the controller's view.
    public var safeAreaRegions = SafeAreaRegions.all

    /// Whether the safe area is left alone. A root of UIKit always fills the controller's view here.
    public var _disableSafeArea = true

    private func takePreferredSize() {
        let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
        guard let size = represented(in: room), size != preferredContentSize else { return }
        preferredContentSize = size
    }

    /// The size that what is represented of UIKit says; nil where it says none.
    private func represented(in room: CGSize) -> CGSize? {
        loadViewIfNeeded()
        let environment = EnvironmentValues(traitCollection)
        return switch rootView.root {
        case let root as any UIViewRepresentable: root.size(view.subviews.first, in: room, coordinator, environment)
        case let root as any UIViewControllerRepresentable:
            root.size(children.first, in: room, coordinator, environment)
        default: nil
        }
    }

    private func show() {
        for child in children {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        view.subviews.forEach { $0.removeFromSuperview() }
        let root = rootView.root
        let environment = EnvironmentValues(traitCollection)
        if let representable = root as? any UIViewRepresentable {
            let made = representable.made(in: environment)
            coordinator = made.coordinator
            fill(with: made.view)
        } else if let representable = root as? any UIViewControllerRepresentable {
            let made = representable.made(in: environment)
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
