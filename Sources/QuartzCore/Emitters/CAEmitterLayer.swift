import CoreGraphics
import Foundation

/// A layer that sends out particles: sparks, snow, confetti.
///
/// Each particle follows from the layer's time and seed alone, so that every run shows the same ones. Particles come from the
/// layer's time zero on: a layer that is new shows as many as it would have by now. Give it the present time as its
/// `beginTime` to begin with none. Particles that are on their way stay when the rate changes.
///
/// Unknown of iOS, and built the likeliest way: how far a range reaches (the value more or less), and that particles of a
/// circle fly where the cell says, not outward.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles. Nil by default.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            for cell in oldValue ?? [] where cell.layer === self { cell.layer = nil }
            for cell in emitterCells ?? [] { cell.layer = self }
            emissions = []
            noteRates()
            didChangeLook()
        }
    }
    /// Multiplied with the cells' rates. Default: 1; 0 sends out no more.
    open var birthRate: Float = 1 { didSet { if birthRate != oldValue { noteRates() } } }
    /// Multiplied with the cells' lifetimes. Default: 1.
    open var lifetime: Float = 1 { didSet { didChangeLook() } }
    /// The middle of the shape, in the layer's bounds space. Default: zero.
    open var emitterPosition = CGPoint.zero { didSet { didChangeLook() } }
    /// Changes nothing that is seen: particles are painted without perspective.
    open var emitterZPosition: CGFloat = 0
    /// In points; what it means is the shape's. Default: zero.
    open var emitterSize = CGSize.zero { didSet { didChangeLook() } }
    /// Changes nothing that is seen.
    open var emitterDepth: CGFloat = 0
    /// Default: point.
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { didChangeLook() } }
    /// Default: volume.
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { didChangeLook() } }
    /// Default: unordered.
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { didChangeLook() } }
    /// Changes nothing that is seen. Default: false.
    open var preservesDepth = false
    /// Multiplied with the cells' speeds. Default: 1.
    open var velocity: Float = 1 { didSet { didChangeLook() } }
    /// Multiplied with the cells' scales. Default: 1.
    open var scale: Float = 1 { didSet { didChangeLook() } }
    /// Multiplied with the cells' spins. Default: 1.
    open var spin: Float = 1 { didSet { didChangeLook() } }
    /// Chance begins with it. Default: 0.
    open var seed: UInt32 = 0 { didSet { didChangeLook() } }

    /// Of each cell: since when how many particles come.
    final var emissions: [Emission] = []
    /// Contents in the colors of particles.
    final let tints = ParticleTints()

    /// A layer without particles.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let source = layer as? CAEmitterLayer else { return }
        // The cells stay the model's, which follows their rates.
        emissions = source.emissions
        (birthRate, lifetime, velocity, scale) = (source.birthRate, source.lifetime, source.velocity, source.scale)
        (spin, seed, preservesDepth) = (source.spin, source.seed, source.preservesDepth)
        (emitterPosition, emitterSize) = (source.emitterPosition, source.emitterSize)
        (emitterZPosition, emitterDepth) = (source.emitterZPosition, source.emitterDepth)
        (emitterShape, emitterMode, renderMode) = (source.emitterShape, source.emitterMode, source.renderMode)
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A cell's values have paths of their own: `emitterCells.NAME.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
        didChangeLook()
    }

    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKey: key)
    }

    private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
        let parts = keyPath.split(separator: ".").map(String.init)
        guard parts.count >= 3, parts[0] == "emitterCells" else { return nil }
        var cells = emitterCells
        var cell: CAEmitterCell?
        for name in parts[1..<parts.count - 1] where name != "emitterCells" {
            cell = cells?.first { $0.name == name }
            cells = cell?.emitterCells
        }
        return cell.map { ($0, parts[parts.count - 1]) }
    }

    private func didChangeLook() {
        guard modelLayer == nil else { return }
        note(.drawing)
        cachedPresentation = nil
    }

    // MARK: Emission

    /// The cells to show; a presentation layer's are its model's.
    final var shownCells: [CAEmitterCell] { (modelLayer as? CAEmitterLayer ?? self).emitterCells ?? [] }

    /// Writes down the rates that hold from now on; from the beginning while nobody has seen the layer.
    final func noteRates() {
        guard modelLayer == nil else { return }
        let cells = emitterCells ?? []
        let isShown = superlayerReference != nil && commitOfInsertion < CATransaction.lastCommit
        if !isShown || emissions.count != cells.count { emissions = cells.map { _ in Emission() } }
        let now = presentEmissionTime
        for (index, cell) in cells.enumerated() {
            let rate = cell.isEnabled ? Double(max(0, cell.birthRate * birthRate)) : 0
            emissions[index].setRate(rate.isFinite ? rate : 0, from: isShown ? now : 0)
        }
        didChangeLook()
    }

    /// The layer's time now.
    final var presentEmissionTime: CFTimeInterval {
        (modelLayer ?? self).convertTime(EventLoop.main.now, from: nil)
    }

    package override func paintShape(in context: CGContext) { ParticlePainter(layer: self).paint(in: context) }
    package override var shapeExtent: CGRect { ParticlePainter(layer: self).extent }
}
