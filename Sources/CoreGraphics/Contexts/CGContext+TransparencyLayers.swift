import CCairo
import Foundation

// What is drawn as one picture.

extension CGContext {
    /// What follows until `endTransparencyLayer` is drawn as one picture, with the present alpha, blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        // Cairo places the group in the space that holds now, and it comes back in device space.
        cairo_identity_matrix(cairo)
        cairo_push_group(cairo)
        matrixDidChange()
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
        transparencyLayers += 1
    }

    /// Begins a group that is drawn as one, within a rectangle.
    ///
    /// - Parameter rect: In user space; the layer holds nothing outside.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        transparencyLayerRects.append(savedStates.count)
    }

    /// The same for whoever knows that nothing lies outside a rectangle, which then costs no smooth edges.
    ///
    /// Cairo cuts shapes by clips that aren't upright, and rounds where their lines meet; a clip of whole pixels does nothing to
    /// what lies inside.
    package func beginTransparencyLayer(covering rect: CGRect) {
        saveGState()
        if state.matrix.isUsable, rect.isFinite {
            let area = rect.applying(state.matrix).integral.intersection(targetArea)
            withDeviceSpace(cairo) {
                cairo_new_path(cairo)
                if !area.isNull { cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height) }
                cairo_clip(cairo)
            }
        }
        beginTransparencyLayer(auxiliaryInfo: nil)
        transparencyLayerRects.append(savedStates.count)
    }

    /// Paints the layer with the alpha that held at its beginning; does nothing without a beginning.
    public func endTransparencyLayer() {
        guard transparencyLayers > 0, let pattern = cairo_pop_group(cairo) else { return }
        transparencyLayers -= 1
        let depth = savedStates.count
        restoreGState()
        paintDevice { cairo, alpha in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, alpha)
        }
        cairo_pattern_destroy(pattern)
        if transparencyLayerRects.last == depth {
            transparencyLayerRects.removeLast()
            restoreGState()
        }
    }
}
