import ArgumentParser
import Stage

/// What a document is laid out on: a device with its settings, or Xcode's canvas.
struct VariantOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: "Lays out on a device of `inset devices`, in the containers that segues infer."
    )
    var devices: [String] = []

    @Option(help: "The device's version of iOS, 18 or 15.4; default: 18, or the last that it runs.")
    var os: String?

    @Option(help: "The iOS that the app is linked with; one older than the device is letterboxed there; default: --os.")
    var sdk: String?

    @Option(help: "How the device is held: portrait or landscape; default: portrait.")
    var orientation: Variant.Orientation?

    @Option(help: "The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5; default: L.")
    var contentSize: ContentSizeChoice?

    @Flag(help: "Dark appearance.")
    var dark = false

    @Flag(help: "Lays out from right to left.")
    var rtl = false

    @Option(help: "The language, \"fr\" or \"zh-Hant\", from the translations beside the document.")
    var locale: String?

    func validate() throws {
        try SDKOption.validate(sdk)
        guard devices.isEmpty else { return }
        let given = [
            ("--os", os != nil), ("--sdk", sdk != nil), ("--orientation", orientation != nil),
            ("--content-size", contentSize != nil), ("--dark", dark), ("--rtl", rtl),
        ]
        if let option = given.first(where: \.1)?.0 {
            throw ValidationError("\(option) needs --device; the canvas is as the document says")
        }
    }

    /// The one variant of commands that show one; an unknown device, or a system that it doesn't run, is bad usage.
    func variant() throws -> Variant {
        guard devices.count < 2 else {
            throw ValidationError("--device can be given once here; run the command for each device")
        }
        return try variants()[0]
    }

    /// A variant for each device, or the canvas.
    func variants() throws -> [Variant] {
        let settings = Variant(sdk: sdk, contentSizeCategory: contentSize?.category, locale: locale)
        guard !devices.isEmpty else { return [settings] }
        return try DeviceChoice(onCommandLine: devices, os: os).devices.map { device, system in
            var variant = settings
            variant.device = device.name
            variant.os = system.description
            variant.orientation = orientation ?? .portrait
            variant.appearance = dark ? .dark : .light
            variant.direction = rtl ? .rightToLeft : nil
            return variant
        }
    }
}

extension Variant.Orientation: ExpressibleByArgument {}
