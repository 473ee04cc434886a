extension CALayer {
    final func setSublayers(_ layers: [CALayer]) {
        for child in children where !layers.contains(where: { $0 === child }) { child.leaveSuperlayer() }
        for layer in layers {
            if layer.superlayerReference === self, layer !== maskLayer {
                children.removeAll { $0 === layer }
            } else {
                layer.removeFromSuperlayer()
            }
            join(layer, at: nil)
        }
    }

    /// - Parameter index: Nil is in front of all.
    final func insert(_ layer: CALayer, at index: Int?) {
        guard layer !== self, modelLayer == nil else { return }
        let isNew = layer.superlayerReference !== self
        layer.removeFromSuperlayer()
        let action = layer.actionBeforeChange(kCAOnOrderIn)
        join(layer, at: index)
        // A layer that only changes its place isn't new on the screen.
        if !isNew { layer.commitOfInsertion = 0 }
        action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    private func join(_ layer: CALayer, at index: Int?) {
        if layer.superlayerReference !== self { layer.commitOfInsertion = CATransaction.commitCount }
        layer.superlayerReference = self
        if let index, index < children.count {
            children.insert(layer, at: max(0, index))
        } else {
            children.append(layer)
        }
        didChange(.sublayers)
        if layer.layoutIsNeeded { layer.noteNeedsLayout() }
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

    // MARK: Layout before a commit

    /// Layers without a view behind them are laid out before the commit; views have a pass of their own.
    final func noteNeedsLayout() {
        guard !hasOwner, modelLayer == nil, delegate == nil, superlayerReference != nil, isOfAppsClass else { return }
        CATransaction.layersToLayOut.append(WeakLayer(layer: self))
    }
}

/// A layer that isn't kept alive.
struct WeakLayer {
    weak var layer: CALayer?
}
