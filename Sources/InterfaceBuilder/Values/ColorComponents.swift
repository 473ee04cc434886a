/// A color by its components, in one of the spaces that documents know.
public struct ColorComponents: Sendable, Hashable {
    /// Which red, green, blue or white is meant.
    public enum Space: Sendable, Hashable {
        case sRGB
        case extendedSRGB
        case displayP3
        /// White with a gamma of 2.2: practically sRGB's.
        case genericGamma22Gray
        case extendedGray
        /// Colors of the time before Xcode 8; UIKit takes them for sRGB where the document is not color matched.
        case calibratedRGB
        case calibratedWhite
        case deviceRGB
        case deviceWhite
        /// A profile that the document names and Inset does not know; taken for sRGB.
        case other
    }

    /// Which space the components are in.
    public var space: Space
    /// 0…1, outside of it only in extended spaces; a gray has its white in all three.
    public var red: Double
    /// As `red`.
    public var green: Double
    /// As `red`.
    public var blue: Double
    /// 0…1, default 1.
    public var alpha: Double

    /// Takes the components as they are.
    public init(space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Reads a `<color>` that has components; nil where it has only a name.
    init?(_ element: Element) {
        let custom = element["customColorSpace"]
        let name = element["colorSpace"] == "custom" ? custom ?? "" : element["colorSpace"] ?? ""
        let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
        if let white = element.number("white") {
            let value = Self.limited(white)
            self.init(space: Self.space(name, isGray: true), red: value, green: value, blue: value, alpha: alpha)
        } else if element["red"] != nil || element["green"] != nil || element["blue"] != nil {
            self.init(
                space: Self.space(name, isGray: false),
                red: Self.limited(element.number("red") ?? 0),
                green: Self.limited(element.number("green") ?? 0),
                blue: Self.limited(element.number("blue") ?? 0),
                alpha: alpha
            )
        } else if element["cyan"] != nil || element["black"] != nil {
            let black = 1 - min(max(element.number("black") ?? 0, 0), 1)
            func mix(_ ink: String) -> Double { (1 - min(max(element.number(ink) ?? 0, 0), 1)) * black }
            self.init(space: .other, red: mix("cyan"), green: mix("magenta"), blue: mix("yellow"), alpha: alpha)
        } else {
            return nil
        }
    }

    /// Extended colors reach a little beyond 0…1; more is noise.
    private static func limited(_ value: Double) -> Double { min(max(value, -2), 4) }

    private static func space(_ name: String, isGray: Bool) -> Space {
        switch name {
        case "sRGB", "IEC61966-2.1": .sRGB
        case "extendedSRGB": .extendedSRGB
        case "displayP3", "extendedDisplayP3": .displayP3
        case "genericGamma22GrayColorSpace": .genericGamma22Gray
        case "extendedGray": .extendedGray
        case "calibratedRGB": .calibratedRGB
        case "calibratedWhite": .calibratedWhite
        case "deviceRGB": .deviceRGB
        case "deviceWhite": .deviceWhite
        case "": isGray ? .calibratedWhite : .calibratedRGB
        default: .other
        }
    }
}
