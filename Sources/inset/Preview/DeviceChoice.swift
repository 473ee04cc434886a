import ArgumentParser
import DeviceCatalog
import Platform
import Stage

/// The devices and systems that a command line asks for.
struct DeviceChoice {
    /// Each with the system it shows.
    let devices: [(device: Device, os: OSVersion)]
    /// What was changed so that it can be shown, a line each.
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - names: None for the default devices.
    ///   - os: nil for the default one. A device that is named with a system it doesn't run is bad usage; default ones
    ///     are left out.
    init(names: [String], os: String?) throws {
        let catalog = DeviceCatalog.standard
        var wanted: OSVersion?
        if let os {
            guard let version = OSVersion(os), version >= 7, version.major <= catalog.currentOS.major else {
                throw ValidationError(
                    "\(os) is no iOS version that Inset knows; give one from 7 to \(catalog.currentOS)"
                )
            }
            wanted = version
        }
        var chosen: [Device] = []
        for name in names {
            do throws(DeviceCatalogError) {
                let device = try catalog.device(named: name)
                if !chosen.contains(device) { chosen.append(device) }
            } catch {
                throw ValidationError(error.description)
            }
        }
        let isDefault = chosen.isEmpty
        if isDefault { chosen = catalog.defaultDevices }
        var devices: [(Device, OSVersion)] = []
        for device in chosen {
            if let wanted, !device.runs(wanted) {
                let range = "it runs iOS \(device.firstOS) to \(device.supportedOS(nearest: catalog.currentOS))"
                guard isDefault else { throw ValidationError("\(device.name) doesn't run iOS \(wanted): \(range)") }
                notes.append("\(device.name) is left out, because \(range)")
                continue
            }
            let os = wanted ?? device.supportedOS(nearest: catalog.defaultOS)
            if wanted == nil, os != catalog.defaultOS {
                notes.append("\(device.name) is shown with iOS \(os), because it doesn't run \(catalog.defaultOS)")
            }
            devices.append((device, os))
        }
        guard !devices.isEmpty else {
            throw ValidationError("none of the default devices runs iOS \(os ?? ""); name one that does with --device")
        }
        self.devices = devices
    }

    /// Every device in each orientation that it has and each appearance, the devices of an orientation side by side.
    ///
    /// - Parameter settings: What else the variants are.
    func variants(
        orientations: [Variant.Orientation],
        appearances: [Variant.Appearance],
        _ settings: Variant
    ) -> [Variant] {
        var variants: [Variant] = []
        for orientation in orientations {
            for appearance in appearances {
                for (device, os) in devices
                where orientation == .portrait || device.supportedOrientations.contains(where: \.isLandscape) {
                    var variant = settings
                    (variant.device, variant.os) = (device.name, os.description)
                    (variant.orientation, variant.appearance) = (orientation, appearance)
                    variants.append(variant)
                }
            }
        }
        return variants
    }
}
