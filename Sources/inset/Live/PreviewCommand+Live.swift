import ArgumentParser
import Foundation
import SimulatorServer
import Stage

extension PreviewCommand {
    /// The document that is named, on the device that is chosen.
    func livePreview() throws -> LivePreview {
        var found: [DocumentFinder.Found] = []
        for path in paths {
            found += try ErrorOutput.telling { try DocumentFinder.documents(at: path, excluding: excluded) }
        }
        guard let document = found.first, found.count == 1 else {
            throw ValidationError("--live shows one document, and there are \(found.count); name one")
        }
        guard scenes.count <= 1 else { throw ValidationError("--live shows one scene at a time; give one --scene") }
        let chosen = try DeviceChoice(onCommandLine: devices, os: os)
        for note in devices.isEmpty ? [] : chosen.notes { ErrorOutput.line(note) }
        guard let (device, system) = chosen.devices.first else { throw ValidationError("there is no such device") }
        let variant = Variant(
            device: device.name,
            os: system.description,
            sdk: sdk,
            orientation: orientation.all.first ?? .portrait,
            appearance: dark ? .dark : .light,
            contentSizeCategory: contentSize?.category,
            direction: rtl ? .rightToLeft : nil,
            locale: locale
        )
        var settings = LiveSettings(
            document: document.url.relativePath,
            scene: scenes.first,
            variant: variant,
            fonts: try FontFiles.files(at: fonts)
        )
        settings.switches.startsOver = noRestore
        return LivePreview(settings: settings, port: port ?? 0, name: document.url.lastPathComponent)
    }
}
