import Foundation

/// Changes the pointer, and what lies under it, over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says where the pointer changes and how; nil: the whole view has the automatic effect.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// False lets the pointer be. Default: true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { PointerTracker.reconsider() } }
    }

    /// Does nothing until a view has it; the delegate isn't kept alive.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// An interaction without a delegate.
    public convenience override init() { self.init(delegate: nil) }

    /// Asks the delegate anew, where the pointer is over the view now.
    open func invalidate() { PointerTracker.invalidate(self) }

    /// Lets go of the pointer; called when the interaction changes its view.
    open func willMove(to view: UIView?) { PointerTracker.leave(self) }

    /// Takes note of the view; called when the interaction has changed its view.
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { PointerTracker.reconsider() }
    }

    /// The region for a place in the view, if the interaction has anything to do there.
    func region(at location: CGPoint) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole }
        let request = UIPointerRegionRequest(location: location)
        guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole),
            region.rect.contains(location)
        else { return nil }
        return region
    }

    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
        return view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }
}
