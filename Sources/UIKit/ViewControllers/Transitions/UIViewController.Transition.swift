import Foundation

extension UIViewController {
    /// How a controller likes to come and go (iOS 18); see ``UIViewController/preferredTransition``.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// From the bottom; for presentations.
        public static let coverVertical = Transition(.style(.coverVertical))
        /// Turned over; for presentations.
        public static let flipHorizontal = Transition(.style(.flipHorizontal))
        /// Fading; for presentations.
        public static let crossDissolve = Transition(.style(.crossDissolve))
        /// Peeled off; for presentations.
        public static let partialCurl = Transition(.style(.partialCurl))

        /// Out of a view, and back into it; for pushes and presentations.
        ///
        /// - Parameters:
        ///   - options: Nil for the standard ones.
        ///   - sourceViewProvider: Asked at the beginning of each way; nil: from the middle of the screen.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

        /// What is asked for the view to zoom out of.
        @preconcurrency @MainActor
        public final class ZoomSourceViewProviderContext: NSObject {
            /// The controller whose view has the source.
            public let sourceViewController: UIViewController
            /// The controller that comes or goes.
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }

        /// How a zoom looks; a value of its own for each.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            /// Behind what zooms; nil, the default: what was there.
            public var dimmingColor: UIColor?
            /// Blurs what was there; nil, the default: it stays sharp.
            public var dimmingVisualEffect: UIBlurEffect?

            public override init() { super.init() }
        }

        /// The animator of a zoom; nil for the others.
        func animator(from source: UIViewController, zoomed: UIViewController, isComing: Bool)
            -> (any UIViewControllerAnimatedTransitioning)?
        {
            guard case .zoom(let options, let provider) = kind else { return nil }
            let context = ZoomSourceViewProviderContext(source: source, zoomed: zoomed)
            return ZoomAnimator(sourceView: provider(context), options: options, isComing: isComing)
        }
    }
}

/// Zooms a controller's view out of another view, or back into it.
private final class ZoomAnimator: UIViewControllerAnimatedTransitioning {
    private weak var sourceView: UIView?
    private let options: UIViewController.Transition.ZoomOptions
    private let isComing: Bool
    /// Seconds; not measured.
    private static let duration: TimeInterval = 0.5

    init(sourceView: UIView?, options: UIViewController.Transition.ZoomOptions, isComing: Bool) {
        self.sourceView = sourceView
        self.options = options
        self.isComing = isComing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
        if let to {
            if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
            if isComing || from == nil { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
        }
        let dimming = UIVisualEffectView(effect: options.dimmingVisualEffect)
        dimming.backgroundColor = options.dimmingColor
        dimming.frame = container.bounds
        guard let zoomed = isComing ? to : from else { return context.completeTransition(true) }
        container.insertSubview(dimming, belowSubview: zoomed)
        let small = transform(of: zoomed, in: container)
        zoomed.transform = isComing ? small : .identity
        zoomed.alpha = isComing ? 0 : 1
        dimming.alpha = isComing ? 0 : 1
        UIView.animate(
            withDuration: Self.duration,
            animations: { [isComing] in
                zoomed.transform = isComing ? .identity : small
                zoomed.alpha = isComing ? 1 : 0
                dimming.alpha = isComing ? 1 : 0
            },
            completion: { _ in
                zoomed.transform = .identity
                zoomed.alpha = 1
                dimming.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }

    /// From the view's own place to the source's.
    private func transform(of view: UIView, in container: UIView) -> CGAffineTransform {
        let frame = view.frame
        let source =
            sourceView.map { $0.convert($0.bounds, to: container) }
            ?? CGRect(x: frame.midX - 1, y: frame.midY - 1, width: 2, height: 2)
        guard frame.width > 0, frame.height > 0 else { return .identity }
        let scale = max(0.01, min(source.width / frame.width, source.height / frame.height))
        return CGAffineTransform(translationX: source.midX - frame.midX, y: source.midY - frame.midY)
            .scaledBy(x: scale, y: scale)
    }
}
