/// A color by hue, saturation and brightness; hue and saturation are 0…1.
struct HueComponents {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    /// Hues and saturations beyond 0…1 are cut; a brightness above 1 makes components above 1.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        self.hue = clamped(hue)
        self.saturation = clamped(saturation)
        self.brightness = brightness.isNaN ? 0 : max(brightness, 0)
    }

    /// The hue of a gray is 0.
    init(_ color: SRGBComponents) {
        let high = max(color.red, color.green, color.blue)
        let range = high - min(color.red, color.green, color.blue)
        brightness = high
        saturation = high > 0 ? range / high : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant: CGFloat =
            if high == color.red {
                (color.green - color.blue) / range
            } else if high == color.green {
                2 + (color.blue - color.red) / range
            } else {
                4 + (color.red - color.green) / range
            }
        hue = sextant < 0 ? sextant / 6 + 1 : sextant / 6
    }

    /// The color in sRGB, opaque.
    var rgb: SRGBComponents {
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return SRGBComponents(red: component(5), green: component(3), blue: component(1))
    }
}
