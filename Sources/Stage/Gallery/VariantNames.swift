/// How pictures' names tell variants apart, so that those of two runs lie beside each other.
package struct VariantNames: Sendable {
    /// Whether a system was asked for; devices with the system that they always have don't say it.
    private let tellsSystem: Bool
    private let showsGlass: Bool

    package init(tellsSystem: Bool = false, showsGlass: Bool = false) {
        self.tellsSystem = tellsSystem
        self.showsGlass = showsGlass
    }

    /// The device, then all that isn't as it comes out of its box: "iPhone 16", "landscape", "dark", "rtl", "AX3".
    func parts(of variant: Variant) -> [String] {
        let parts = [
            variant.device ?? "canvas", tellsSystem ? variant.os.map { "iOS \($0)" } : nil,
            variant.sdk.map { "sdk \($0)" }, variant.orientation == .landscape ? "landscape" : nil,
            variant.appearance == .dark ? "dark" : nil, variant.direction == .rightToLeft ? "rtl" : nil,
            variant.contentSizeCategory.map(TextSizeNames.name), variant.locale, showsGlass ? "glass" : nil,
        ]
        return parts.compactMap { $0 }
    }
}
