/// A width and a height in a resource: `[51, 31]`.
struct MetricSize: Decodable, Sendable {
    var size: CGSize

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        size = CGSize(width: try values.decode(Double.self), height: try values.decode(Double.self))
    }
}

/// Insets in a resource: `[top, left, bottom, right]`, in points.
struct MetricInsets: Decodable, Sendable {
    var insets: UIEdgeInsets

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        insets = UIEdgeInsets(
            top: try values.decode(Double.self),
            left: try values.decode(Double.self),
            bottom: try values.decode(Double.self),
            right: try values.decode(Double.self)
        )
    }
}

/// A color in a resource: the name of one of UIColor's, or components 0…255.
struct MetricColor: Decodable, Sendable {
    var color: UIColor

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(String.self) {
            color = UIColor(.system(name))
            return
        }
        let parts = try container.decode([Double].self)
        guard parts.count == 4 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a color has four components")
        }
        color = UIColor(
            red: parts[0] / 255,
            green: parts[1] / 255,
            blue: parts[2] / 255,
            alpha: parts[3] / 255
        )
    }
}

/// A shadow below a knob.
struct MetricShadow: Decodable, Sendable {
    /// 0…1.
    var opacity: Double
    /// Points; the layer's shadow radius.
    var radius: Double
    /// Points down.
    var offset: Double
}
