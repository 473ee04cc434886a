/// A width and a height in a look file: `[51, 31]`, in points.
struct LookSize: Decodable, Sendable {
    var size: CGSize

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        size = CGSize(width: try values.decode(Double.self), height: try values.decode(Double.self))
    }
}

/// Insets in a look file: `[top, left, bottom, right]`, in points.
struct LookInsets: Decodable, Sendable {
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

/// A color in a look file: the name of one of UIColor's that follow the appearance ("secondaryLabel"), or components
/// 0…255, `[red, green, blue, alpha]` or `[white, alpha]`. Blank: clear.
struct LookColor: Decodable, Sendable {
    var color: UIColor

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self), !name.isEmpty {
            guard SystemColors.contains(name) else { throw Self.mistake(decoder, "no color of UIColor's") }
            color = UIColor(.system(name))
            return
        }
        var parts: [CGFloat] = []
        var values = try decoder.unkeyedContainer()
        while !values.isAtEnd { parts.append(try values.decode(Double.self) / 255) }
        switch parts.count {
        case 0: color = .clear
        case 2: color = UIColor(white: parts[0], alpha: parts[1])
        case 4: color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        default: throw Self.mistake(decoder, "a color has two or four components")
        }
    }

    private static func mistake(_ decoder: any Decoder, _ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: reason))
    }
}

/// A shadow in a look file.
struct LookShadow: Decodable, Sendable {
    /// 0…1.
    var opacity: Double
    /// Points; the layer's shadow radius.
    var radius: Double
    /// Points down.
    var offset: Double
}
