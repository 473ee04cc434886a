/// A property of a layer that can be animated, or that a copy of the layer tree follows.
package enum LayerProperty: UInt8, CaseIterable, Sendable {
    case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform, geometryFlipped
    case contents, contentsGravity, magnificationFilter, minificationFilter, contentsScale, contentsRect
    case contentsCenter, contentsTint, opaque
    case opacity, hidden, masksToBounds, doubleSided, backgroundColor, cornerRadius, cornerCurve, maskedCorners
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case shouldRasterize, rasterizationScale, allowsEdgeAntialiasing, allowsGroupOpacity
    // Shape layers
    case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin
    case lineDashPhase, lineDashPattern
    // Gradient layers
    case colors, locations, startPoint, endPoint, type
    // Text layers
    case string, font, fontSize, foregroundColor, wrapped, alignmentMode, truncationMode
    // Replicator layers
    case instanceCount, instanceDelay, instanceTransform, instanceColor, preservesDepth
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    /// The transition that the layer is in: its two pictures and how far it is.
    case transition
    /// What `draw(in:)` draws, or a custom property shows.
    case drawing
    case sublayers, mask

    /// The name that animations, actions and `value(forKey:)` use.
    package var key: String { Self.keys[Int(rawValue)] }

    /// The property of that name.
    package init?(key: String) {
        guard let property = Self.properties[key] else { return nil }
        self = property
    }

    private static let keys: [String] = allCases.map { String(describing: $0) }
    private static let properties: [String: LayerProperty] = {
        var table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
        for (alias, property) in [
            ("isHidden", LayerProperty.hidden), ("isDoubleSided", .doubleSided), ("isOpaque", .opaque),
            ("isGeometryFlipped", .geometryFlipped), ("isWrapped", .wrapped),
        ] {
            table[alias] = property
        }
        return table
    }()
}

/// Some of a layer's properties.
package struct LayerPropertySet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    package init(_ properties: some Sequence<LayerProperty>) {
        for property in properties { insert(property) }
    }

    package var isEmpty: Bool { low | high == 0 }

    package func contains(_ property: LayerProperty) -> Bool {
        let bit = property.rawValue
        return (bit < 64 ? low >> bit : high >> (bit - 64)) & 1 == 1
    }

    package mutating func insert(_ property: LayerProperty) {
        let bit = property.rawValue
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }

    package mutating func formUnion(_ other: LayerPropertySet) {
        low |= other.low
        high |= other.high
    }
}

extension LayerPropertySet: Sequence {
    /// In the order of the enumeration.
    package func makeIterator() -> AnyIterator<LayerProperty> {
        var (low, high) = (low, high)
        return AnyIterator {
            if low != 0 {
                let bit = UInt8(low.trailingZeroBitCount)
                low &= low - 1
                return LayerProperty(rawValue: bit)
            }
            guard high != 0 else { return nil }
            let bit = UInt8(64 + high.trailingZeroBitCount)
            high &= high - 1
            return LayerProperty(rawValue: bit)
        }
    }
}
