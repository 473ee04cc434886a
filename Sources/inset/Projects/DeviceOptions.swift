import AppJob
import ArgumentParser
import Stage

/// The one device that an app or its tests run on.
struct DeviceOptions: ParsableArguments {
    @Option(help: "A device of `inset devices`; default: the first default device.")
    var device: String?

    @Option(help: "The device's version of iOS, 18 or 15.4; default: 18, or the last that it runs.")
    var os: String?

    @Option(help: "The iOS that the app is linked with; default: --os.")
    var sdk: String?

    @Option(help: "How the device is held: portrait or landscape; default: portrait.")
    var orientation: Variant.Orientation = .portrait

    @Option(help: "The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5; default: L.")
    var contentSize: ContentSizeChoice?

    @Flag(help: "Dark appearance.")
    var dark = false

    @Flag(help: "Lays out from right to left.")
    var rtl = false

    @Option(help: "The device's language, \"fr\" or \"zh-Hant\".")
    var locale: String?

    func validate() throws { try SDKOption.validate(sdk) }

    /// The device as the app's process needs it; an unknown one, or a system that it doesn't run, is bad usage.
    func job() throws -> AppJob {
        var job = AppJob()
        if device != nil || os != nil {
            guard
                let (chosen, system) = try DeviceChoice(onCommandLine: device.map { [$0] } ?? [], os: os).devices.first
            else { return job }
            (job.device, job.os) = (chosen.name, system.description)
        }
        job.sdk = sdk
        job.isLandscape = orientation == .landscape
        job.isDark = dark
        job.isRightToLeft = rtl
        job.contentSizeCategory = contentSize?.category
        job.locale = locale
        return job
    }
}
