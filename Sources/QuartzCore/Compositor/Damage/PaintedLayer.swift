/// A layer and all below it as they were painted: what they looked like, and where.
struct PaintedLayer {
    /// Kept, so that no other layer gets its address.
    let layer: CALayer
    /// What the layer shows by itself.
    let look: LayerLook
    /// What it does to all below it.
    let effect: LayerEffect
    /// From the layer's bounds space to pixels.
    let matrix: PlaneTransform
    /// What the layer itself paints within, in pixels.
    let ownExtent: CGRect
    /// What it and all below it paint within, in pixels, shadows too.
    let extent: CGRect
    /// What can only be painted together, in pixels; null for a layer of which any part can be painted by itself. A material
    /// shows all that lies behind it, and a shadow of the whole falls where it doesn't lie itself.
    let indivisible: CGRect
    /// The farthest first; none for a layer that can't be seen.
    let children: [PaintedLayer]
    let mask: [PaintedLayer]

    /// Trees deeper than this are cut, as in the picture.
    private static let deepest = 500
    /// Larger than any picture, and far from where numbers end.
    static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

    /// - Parameters:
    ///   - parent: The superlayer as it is shown; nil for a root.
    ///   - space: From its bounds space to pixels.
    init(_ model: CALayer, in parent: CALayer?, _ space: PlaneTransform, depth: Int = 0) {
        layer = model
        model.displayIfNeeded()
        let shown = model.current
        let matrix = shown.planeTransform(in: parent).concatenating(space)
        let effect = LayerEffect(shown)
        let isSeen = effect.isSeen && depth < Self.deepest
        let below = isSeen ? shown.childrenInPaintOrder : []
        let children = below.map { PaintedLayer($0, in: shown, matrix, depth: depth + 1) }
        let masks = isSeen ? [shown.treeMask].compactMap { $0 } : []
        mask = masks.map { PaintedLayer($0, in: shown, matrix, depth: depth + 1) }
        look = LayerLook(shown)
        let ownExtent = isSeen ? Self.pixels(shown.ownExtent, matrix) : .null
        let whole =
            shown.masksToBounds
            ? ownExtent.intersection(Self.pixels(shown.bounds, matrix))
            : children.reduce(ownExtent) { $0.union($1.extent) }
        extent = isSeen ? effect.extent(of: whole, matrix: matrix) : .null
        self.ownExtent = effect.shadow == nil && !effect.showsElsewhere ? ownExtent : extent
        (self.matrix, self.effect, self.children) = (matrix, effect, children)
        let isMaterial = isSeen && (shown is BackdropLayer || shown.looksBehind)
        indivisible = effect.isOnePicture && isSeen ? extent : isMaterial ? self.ownExtent : .null
    }

    /// Whole pixels around a rectangle, and one more for smooth edges.
    private static func pixels(_ rect: CGRect, _ matrix: PlaneTransform) -> CGRect {
        guard !rect.isNull else { return .null }
        let rect = rect.standardized
        guard let affine = matrix.affine else { return everywhere }
        let box = rect.applying(affine)
        guard [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite) else { return everywhere }
        return box.intersection(everywhere).insetBy(dx: -1, dy: -1)
    }
}

// MARK: Comparing

extension PaintedLayer {
    /// Adds the rectangles in which two pictures of one layer differ, in pixels.
    static func compare(_ former: PaintedLayer, _ present: PaintedLayer, _ damage: inout [CGRect]) {
        func addAll() { damage += [former.extent, present.extent] }
        guard former.matrix == present.matrix, former.effect == present.effect else { return addAll() }
        if !former.mask.isEmpty || !present.mask.isEmpty {
            var inside: [CGRect] = []
            compare(former.mask, present.mask, &inside)
            guard inside.isEmpty else { return addAll() }
        }
        var inside: [CGRect] = []
        if former.look != present.look { inside += [former.ownExtent, present.ownExtent] }
        compare(former.children, present.children, &inside)
        // A shadow of the whole, for one, changes with any part.
        if !inside.isEmpty, present.effect.isOnePicture { return addAll() }
        damage += inside
    }

    /// Compares layers on one level: those that have come, gone or changed their order damage what they cover.
    static func compare(_ former: [PaintedLayer], _ present: [PaintedLayer], _ damage: inout [CGRect]) {
        var places: [ObjectIdentifier: Int] = [:]
        for (index, layer) in former.enumerated() { places[ObjectIdentifier(layer.layer)] = index }
        let partners = present.map { places[ObjectIdentifier($0.layer)] }
        let kept = longestRisingPart(partners.compactMap { $0 })
        var missing = Set(former.indices)
        for (layer, partner) in zip(present, partners) {
            guard let partner else {
                damage.append(layer.extent)
                continue
            }
            missing.remove(partner)
            if kept.contains(partner) {
                compare(former[partner], layer, &damage)
            } else {
                damage += [former[partner].extent, layer.extent]
            }
        }
        for index in missing.sorted() { damage.append(former[index].extent) }
    }

    /// The most numbers of a list that can stay when the list is to rise (patience sorting).
    static func longestRisingPart(_ numbers: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? tails[low - 1] : nil
            if low < tails.count { tails[low] = index } else { tails.append(index) }
        }
        var part: Set<Int> = []
        var last = tails.last
        while let index = last {
            part.insert(numbers[index])
            last = before[index]
        }
        return part
    }

    /// Whether something in an area may have lines that are neither level nor upright, other than in round corners.
    func hasSlopes(in area: CGRect) -> Bool {
        guard extent.intersects(area.insetBy(dx: -40, dy: -40)) else { return false }
        if matrix.affine?.keepsRectangles != true || layer is CAShapeLayer { return true }
        return (children + mask).contains { $0.hasSlopes(in: area) }
    }

    /// Calls the closure for the layer and all below it, the farthest first.
    func forEach(_ body: (PaintedLayer) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
