import ArgumentParser
import DeviceCatalog
import Platform

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

    /// The pictures of one scene, the devices of an orientation side by side.
    func variants(orientations: OrientationChoice, isDark: Bool) -> [PreviewVariant] {
        var variants: [PreviewVariant] = []
        for isLandscape in orientations.isLandscape {
            for dark in isDark ? [false, true] : [false] {
                for (device, os) in devices
                where !isLandscape || device.supportedOrientations.contains(where: \.isLandscape) {
                    variants.append(
                        PreviewVariant(device: device.name, os: os.description, isLandscape: isLandscape, isDark: dark)
                    )
                }
            }
        }
        return variants
    }
}
