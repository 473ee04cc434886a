extension CALayer {
    final func setSublayers(_ layers: [CALayer]) {
        for child in children where !layers.contains(where: { $0 === child }) { child.leaveSuperlayer() }
        for layer in layers {
            let isNew = layer.superlayerReference !== self || layer === maskLayer
            if isNew {
                layer.removeFromSuperlayer()
            } else {
                children.removeAll { $0 === layer }
            }
            join(layer, at: nil)
            if isNew { didGainSublayer() }
        }
    }

    /// - Parameters:
    ///   - index: Nil is in front of all.
    ///   - isNew: Whether the layer comes from elsewhere; nil: by its superlayer.
    final func insert(_ layer: CALayer, at index: Int?, isNew: Bool? = nil) {
        guard layer !== self, modelLayer == nil else { return }
        let isNew = isNew ?? (layer.superlayerReference !== self)
        layer.removeFromSuperlayer()
        let action = layer.actionBeforeChange(kCAOnOrderIn)
        join(layer, at: index)
        // A layer that only changes its place isn't new on the screen.
        if isNew { didGainSublayer() } else { layer.commitOfInsertion = .beforeAll }
        action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    final func insert(_ layer: CALayer, behind sibling: CALayer?) {
        let isNew = layer.superlayerReference !== self
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0, isNew: isNew)
    }

    final func insert(_ layer: CALayer, before sibling: CALayer?) {
        let isNew = layer.superlayerReference !== self
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 }, isNew: isNew)
    }

    final func replace(_ layer: CALayer, with other: CALayer) {
        guard let index = children.firstIndex(where: { $0 === layer }) else { return }
        layer.removeFromSuperlayer()
        insert(other, at: index)
    }

    /// Takes trees in that are whole by themselves, as a screen does with windows: neither actions nor layout follow.
    ///
    /// - Parameter roots: All of the sublayers from then on, the farthest first.
    package final func setTrees(_ roots: [CALayer]) {
        guard children.count != roots.count || !zip(children, roots).allSatisfy({ $0 === $1 }) else { return }
        for child in children where !roots.contains(where: { $0 === child }) { child.superlayerReference = nil }
        for root in roots where root.superlayerReference !== self {
            root.superlayerReference?.children.removeAll { $0 === root }
            root.superlayerReference = self
        }
        children = roots
        didChange(.sublayers)
    }

    private func join(_ layer: CALayer, at index: Int?) {
        if layer.superlayerReference !== self { layer.commitOfInsertion = .now }
        layer.superlayerReference = self
        if let index, index < children.count {
            children.insert(layer, at: max(0, index))
        } else {
            children.append(layer)
        }
        didChange(.sublayers)
        if layer.layoutIsNeeded { layer.noteNeedsLayout() }
    }

    /// Marks the layer for layout when a sublayer has come to it; the sublayer isn't marked (EV-M8).
    ///
    /// A layout under way places what it adds itself.
    private func didGainSublayer() {
        guard !needsLayoutNow, modelLayer == nil else { return }
        if let owner {
            guard !owner.isLayingOut else { return }
            setNeedsLayout()
            owner.layerNeedsLayout()
        } else if !isLayingOut {
            setNeedsLayout()
        }
    }

    final func leaveSuperlayer() {
        guard let parent = superlayerReference, modelLayer == nil else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
            superlayerReference = nil
            return parent.didChange(.mask)
        }
        let action = actionBeforeChange(kCAOnOrderOut)
        parent.children.removeAll { $0 === self }
        superlayerReference = nil
        parent.didChange(.sublayers)
        action?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== maskLayer else { return }
        maskLayer?.superlayerReference = nil
        mask?.removeFromSuperlayer()
        maskLayer = mask
        mask?.superlayerReference = self
        didChange(.mask)
    }

    // MARK: Layout

    final func markForLayout() {
        needsLayoutNow = true
        noteNeedsLayout()
    }

    final func layOutWhereDue() {
        guard layoutIsNeeded else { return }
        needsLayoutNow = false
        isLayingOut = true
        layoutSublayers()
        isLayingOut = false
    }

    // MARK: Layout before a commit

    /// Layers without a view behind them are laid out before the commit; views have a pass of their own.
    final func noteNeedsLayout() {
        guard !hasOwner, modelLayer == nil, superlayerReference != nil, isOfAppsClass || delegate != nil else { return }
        CATransaction.layersToLayOut.append(WeakLayer(layer: self))
    }
}

/// A layer that isn't kept alive.
struct WeakLayer {
    weak var layer: CALayer?
}
