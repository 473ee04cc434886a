/// Shows a layer's former picture going over into its present one.
///
/// The former picture is what the layer shows when the transition is added: add it before the change.
open class CATransition: CAAnimation {
    /// Fade by default.
    open var type = CATransitionType.fade
    /// From which side it comes; nil is from the left.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, 0…1.
    open var startProgress: Float = 0
    /// Where in the transition it ends, 0…1.
    open var endProgress: Float = 1
    /// The picture from before, taken when the transition begins.
    private var former: CGImage?

    /// A fade.
    public override init() { super.init() }
    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(from source: CAAnimation) {
        super.take(from: source)
        guard let source = source as? CATransition else { return }
        (type, subtype) = (source.type, source.subtype)
        (startProgress, endProgress) = (source.startProgress, source.endProgress)
        former = source.former
    }

    override var defaultTimingFunction: CAMediaTimingFunction? { CAMediaTimingFunction(name: .default) }

    /// Takes the former picture now rather than when the transition is added.
    package func takePicture(of layer: CALayer) {
        former = LayerRenderer.image(of: layer.current, scale: layer.contentsScale)
    }

    override func begin(on layer: CALayer, at time: CFTimeInterval) {
        super.begin(on: layer, at: time)
        if former == nil { takePicture(of: layer) }
    }

    override func show(_ sample: MediaTiming.Sample, in layer: CALayer) {
        let progress = CGFloat(timingFunction?.progress(at: sample.progress) ?? sample.progress)
        let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
        layer.transitionState = LayerTransition(
            type: type,
            subtype: subtype ?? .fromLeft,
            progress: start + (end - start) * progress,
            former: former
        )
    }

    override var animatedProperties: LayerPropertySet { LayerPropertySet([.transition]) }
}

/// How far a layer's transition is, and what it shows.
package struct LayerTransition: Equatable {
    package var type: CATransitionType
    package var subtype: CATransitionSubtype
    /// 0 the former picture, 1 the present one.
    package var progress: CGFloat
    /// Nil for a layer that was empty.
    package var former: CGImage?

    /// Where the former picture and the layer lie, in shares of the layer's size; which one is above.
    package var places: (former: CGVector, present: CGVector) {
        let direction: CGVector =
            switch subtype {
            case .fromRight: CGVector(dx: -1, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: -1)
            case .fromBottom: CGVector(dx: 0, dy: 1)
            default: CGVector(dx: 1, dy: 0)
            }
        let coming = CGVector(dx: direction.dx * (progress - 1), dy: direction.dy * (progress - 1))
        let going = CGVector(dx: direction.dx * progress, dy: direction.dy * progress)
        return switch type {
        case .push: (going, coming)
        case .moveIn: (.zero, coming)
        case .reveal: (going, .zero)
        default: (.zero, .zero)
        }
    }
}
