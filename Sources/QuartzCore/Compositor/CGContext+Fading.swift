extension CGContext {
    /// Paints one thing going over into another: what is opaque in both stays opaque.
    ///
    /// - Parameter fraction: 0…1, how much of the second shows.
    func paintFade(_ fraction: CGFloat, _ first: () -> Void, _ second: () -> Void) {
        let fraction = min(max(fraction, 0), 1)
        beginTransparencyLayer(auxiliaryInfo: nil)
        add(1 - fraction, first)
        add(fraction, second)
        endTransparencyLayer()
    }

    private func add(_ share: CGFloat, _ paint: () -> Void) {
        guard share > 0 else { return }
        saveGState()
        setAlpha(share)
        setBlendMode(.plusLighter)
        beginTransparencyLayer(auxiliaryInfo: nil)
        paint()
        endTransparencyLayer()
        restoreGState()
    }
}
