/// What a layer paints by itself, as values that can be compared.
struct LayerLook: Equatable {
    private let values: [LayerValue]
    private let drawingVersion: Int
    private let material: BackdropMaterial?
    /// Virtual seconds, for what moves by itself; otherwise 0.
    private let time: CFTimeInterval

    /// These say where a layer is, and what it does to all below it: see `PaintedLayer` and `LayerEffect`.
    private static let others: Set<LayerProperty> = [
        .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform, .opacity, .hidden,
    ]

    /// - Parameter layer: As it is shown now.
    init(_ layer: CALayer) {
        values = layer.shownProperties.compactMap { Self.others.contains($0) ? nil : layer.layerValue($0) }
        drawingVersion = layer.drawingVersion
        material = (layer as? BackdropLayer)?.material
        // Copies that come later may move while nothing else does.
        let isLate = (layer as? CAReplicatorLayer).map { $0.instanceDelay != 0 } ?? false
        time = isLate || layer.drawsForItself || layer is CAEmitterLayer ? EventLoop.main.now : 0
    }
}

/// What a layer does to itself and all below it as a whole.
struct LayerEffect: Equatable {
    let isSeen: Bool
    let opacity: Float
    /// Nil where nothing is cut off.
    let clip: RoundedRectangle?
    let hasMask: Bool
    let vibrancy: LayerVibrancy?
    let mode: CGBlendMode?
    let shadow: Shadow?
    /// Whether all below it is seen elsewhere too, or in another plane: what changes there may change anything.
    let showsElsewhere: Bool

    struct Shadow: Equatable {
        let color: CGColor
        let offset: CGSize
        let radius: CGFloat
        let path: CGPath?
        let castsWhole: Bool
    }

    /// - Parameter layer: As it is shown now.
    init(_ layer: CALayer) {
        isSeen = !layer.isHidden && layer.opacity > 0 && (layer.isDoubleSided || !layer.showsBack)
        opacity = layer.opacity
        clip = layer.masksToBounds ? layer.outline : nil
        hasMask = layer.treeMask != nil
        vibrancy = layer.vibrancy
        mode = layer.compositingMode
        shadow = LayerShadow(layer).map {
            Shadow(
                color: $0.color,
                offset: $0.offset,
                radius: $0.radius,
                path: layer.shadowPath,
                castsWhole: $0.shape == nil
            )
        }
        showsElsewhere = layer is CAReplicatorLayer || layer is CATransformLayer || layer.transitionState != nil
    }

    /// Whether any change below the layer may change all of it.
    var isOnePicture: Bool { showsElsewhere || shadow?.castsWhole ?? false }

    /// What is covered with the shadow, in pixels.
    ///
    /// - Parameter whole: What is covered without it.
    func extent(of whole: CGRect, matrix: PlaneTransform) -> CGRect {
        guard !showsElsewhere else { return PaintedLayer.everywhere }
        guard let shadow, !whole.isNull else { return whole }
        guard let matrix = matrix.affine else { return PaintedLayer.everywhere }
        let shift = shadow.offset.applying(matrix)
        let reach = 4 * shadow.radius * matrix.meanScale + 40
        guard reach.isFinite, shift.width.isFinite, shift.height.isFinite else { return PaintedLayer.everywhere }
        var shape = whole
        if let path = shadow.path, !path.isEmpty { shape = shape.union(path.boundingBox.applying(matrix)) }
        let cast = shape.offsetBy(dx: shift.width, dy: shift.height).insetBy(dx: -reach, dy: -reach)
        return whole.union(cast).intersection(PaintedLayer.everywhere)
    }
}

extension CALayer {
    /// Where the contents lie, in the bounds space; null for none.
    private var paintedContents: CGRect {
        guard let contents, contentsScale > 0 else { return .null }
        // What is no image (two of them, one fading into the other) may be anywhere.
        guard let image = contents as? CGImage else { return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
        let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        return LayerContents.place(of: size, in: bounds, gravity: contentsGravity)
    }

    /// What the layer itself can paint, sublayers and shadow not counted, in its bounds space.
    var ownExtent: CGRect {
        if self is CAEmitterLayer, backgroundColor == nil, borderWidth == 0, contents == nil { return shapeExtent }
        // A bitmap's whole pixels may stick out of the bounds.
        let pixel = contentsScale > 0 ? 1 / contentsScale : 1
        return bounds.standardized.insetBy(dx: -pixel, dy: -pixel).union(paintedContents).union(shapeExtent)
    }
}
