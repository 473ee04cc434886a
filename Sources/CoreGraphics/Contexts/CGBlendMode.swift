/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The source over what is there, by its alpha; the default.
    case normal = 0
    /// The product of both: never lighter than either.
    case multiply = 1
    /// The product of the inverses, inverted: never darker than either.
    case screen = 2
    /// Multiply where what is there is dark, screen where it is light.
    case overlay = 3
    /// The darker of both, component by component.
    case darken = 4
    /// The lighter of both, component by component.
    case lighten = 5
    /// Lightens what is there by the source.
    case colorDodge = 6
    /// Darkens what is there by the source.
    case colorBurn = 7
    /// Lightens or darkens gently, by whether the source is lighter than the middle.
    case softLight = 8
    /// Multiply where the source is dark, screen where it is light.
    case hardLight = 9
    /// The distance of both, component by component.
    case difference = 10
    /// As difference, with less contrast.
    case exclusion = 11
    /// The source's hue, with the saturation and luminosity of what is there.
    case hue = 12
    /// The source's saturation, with the hue and luminosity of what is there.
    case saturation = 13
    /// The source's hue and saturation, with the luminosity of what is there.
    case color = 14
    /// The source's luminosity, with the hue and saturation of what is there.
    case luminosity = 15
    /// Nothing stays: alpha 0.
    case clear = 16
    /// The source alone, its alpha too.
    case copy = 17
    /// The source where something is there.
    case sourceIn = 18
    /// The source where nothing is there.
    case sourceOut = 19
    /// The source over what is there, and only there.
    case sourceAtop = 20
    /// What is there over the source.
    case destinationOver = 21
    /// What is there where the source is.
    case destinationIn = 22
    /// What is there where the source isn't.
    case destinationOut = 23
    /// What is there over the source, and only where the source is.
    case destinationAtop = 24
    /// Each where the other isn't.
    case xor = 25
    /// Darkens by the sum of what both lack to white.
    case plusDarker = 26
    /// The sum of both, at most white.
    case plusLighter = 27
}
