/// How important a constraint is, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 1 to 1000; 1000 is required.
    public var rawValue: Float

    /// 1…1000; a value outside is kept, and means what its size says.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1…1000; a value outside is kept, and means what its size says.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Whether the left priority gives way to the right one.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// A priority so much higher.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    /// A priority so much lower.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
    /// How far two priorities are apart.
    public static func - (left: UILayoutPriority, right: UILayoutPriority) -> Float { left.rawValue - right.rawValue }
    /// Makes a priority so much higher.
    public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
    /// Makes a priority so much lower.
    public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }

    /// Whether what has it must hold.
    var isRequired: Bool { rawValue >= 1000 }

    /// 1000: must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: at which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize its scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: at which a scene's window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that must not resize its scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: at which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: at which `systemLayoutSizeFitting` wishes its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
