import CoreGraphics
import Foundation

/// What apps set for the sake of Core Animation's speed, or for displays that aren't here: kept, and answered.
extension CALayer {
    /// Whether the layer is drawn into a bitmap that is used again. Default: false.
    ///
    /// - Note: No effect here: layers are always drawn as they are.
    public var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { if newValue != values.shouldRasterize { change(.shouldRasterize) { $0.shouldRasterize = newValue } } }
    }
    /// Pixels to a point of the bitmap that the layer is drawn into. Default: 1.
    ///
    /// - Note: No effect here: layers are always drawn as they are.
    public var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set {
            if newValue != values.rasterizationScale {
                change(.rasterizationScale) { $0.rasterizationScale = newValue }
            }
        }
    }
    /// Whether the edges of the layer's rectangle are smooth. Default: false.
    ///
    /// - Note: No effect here: edges are always smooth.
    public var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set {
            if newValue != values.allowsEdgeAntialiasing {
                change(.allowsEdgeAntialiasing) { $0.allowsEdgeAntialiasing = newValue }
            }
        }
    }
    /// Whether opacity holds for the layer and its sublayers as a group. Default: true.
    ///
    /// - Note: No effect here: it always does.
    public var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set {
            if newValue != values.allowsGroupOpacity {
                change(.allowsGroupOpacity) { $0.allowsGroupOpacity = newValue }
            }
        }
    }
    /// Whether sublayers are placed with y pointing up from the bounds' lower edge; what they show stays upright. False by default.
    public var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { if newValue != values.isGeometryFlipped { change(.geometryFlipped) { $0.isGeometryFlipped = newValue } } }
    }

    /// How many bits a component of the drawn contents has. Default: RGBA8Uint.
    ///
    /// - Note: No effect here: bitmaps have 8 bits a component.
    public var contentsFormat: CALayerContentsFormat {
        get { settings.contentsFormat }
        set { settings.contentsFormat = newValue }
    }
    /// How early a smaller level of detail is taken. Default: 0.
    ///
    /// - Note: No effect here: there are no levels of detail.
    public var minificationFilterBias: Float {
        get { settings.minificationFilterBias }
        set { settings.minificationFilterBias = newValue }
    }
    /// Which edges are smooth. Default: all.
    ///
    /// - Note: No effect here: all edges are smooth.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { settings.edgeAntialiasingMask }
        set { settings.edgeAntialiasingMask = newValue }
    }
    /// Core Image filters for the layer. Nil by default.
    ///
    /// - Note: No effect here: nothing is filtered, as on iOS.
    public var filters: [Any]? {
        get { settings.filters }
        set { settings.filters = newValue }
    }
    /// Core Image filters for what lies behind the layer. Nil by default.
    ///
    /// - Note: No effect here: nothing is filtered, as on iOS.
    public var backgroundFilters: [Any]? {
        get { settings.backgroundFilters }
        set { settings.backgroundFilters = newValue }
    }
    /// Whether the contents may have more light than white. Default: false.
    ///
    /// - Note: No effect here: pictures have no more light than white.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { settings.wantsExtendedDynamicRangeContent }
        set { settings.wantsExtendedDynamicRangeContent = newValue }
    }
    /// Whether contents are turned over in the layer's own space, so that they stay upright: for an odd number of layers with
    /// flipped geometry from this one up to the root.
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.values.isGeometryFlipped { isFlipped.toggle() }
            layer = current.superlayerReference
        }
        return isFlipped
    }
    /// Whether an archive would hold the value: when it isn't the default one.
    public func shouldArchiveValue(forKey key: String) -> Bool {
        guard let property = LayerProperty(key: key) else { return otherValues[key] != nil }
        return layerValue(property) != LayerKind(self).defaults[property] ?? .none
    }
}

/// Settings that few layers have.
struct LayerSettings {
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilterBias: Float = 0
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var wantsExtendedDynamicRangeContent = false
    var compositingFilter: Any?
}

extension CALayer {
    /// Few layers have any: they are made when one is set.
    final var settings: LayerSettings {
        get { (modelLayer ?? self).rareSettings?.values ?? LayerSettings() }
        set {
            if let rareSettings { rareSettings.values = newValue } else { rareSettings = RareLayerSettings(newValue) }
        }
    }
}

/// Settings in a box, for what a layer is to cost without them.
final class RareLayerSettings {
    var values: LayerSettings
    init(_ values: LayerSettings) { self.values = values }
}
