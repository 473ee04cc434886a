/// How vibrant content looks: in one color, mixed with what lies behind.
package struct LayerVibrancy: Hashable, Sendable {
    /// In place of all colors of the content, whose alpha stays.
    package var color: CGColor
    package var blendMode: CGBlendMode

    package init(color: CGColor, blendMode: CGBlendMode) {
        self.color = color
        self.blendMode = blendMode
    }
}
