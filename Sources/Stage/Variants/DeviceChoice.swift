import DeviceCatalog
import Platform

/// The devices and systems that somebody asks for by name.
package struct DeviceChoice {
    /// Why there is no such choice: one line.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Each with the system it shows.
    package let devices: [(device: Device, os: OSVersion)]
    /// What was changed so that it can be shown, a line each.
    package private(set) var notes: [String] = []

    /// - Parameters:
    ///   - names: None for the default devices.
    ///   - os: nil for the default one. A device that is named with a system it doesn't run is a failure; a default one
    ///     gives its place to the nearest in size that does. "15" is also 15.4 where a device begins with that.
    package init(names: [String], os: String?) throws(Failure) {
        let catalog = DeviceCatalog.standard
        var wanted: OSVersion?
        if let os {
            guard let version = OSVersion(os), version >= 7, version.major <= catalog.currentOS.major else {
                throw Failure(
                    description: "\(os) is no iOS version that Inset knows; give one from 7 to \(catalog.currentOS)"
                )
            }
            wanted = version
        }
        let named = try Self.devices(named: names, in: catalog)
        let namesNoUpdate = os.map { !$0.contains(".") } ?? false
        var devices: [(device: Device, os: OSVersion)] = []
        for device in named.isEmpty ? catalog.defaultDevices : named {
            guard let wanted else {
                let os = device.supportedOS(nearest: catalog.defaultOS)
                if os != catalog.defaultOS {
                    notes.append("\(device.name) is shown with iOS \(os), because it doesn't run \(catalog.defaultOS)")
                }
                devices.append((device, os))
                continue
            }
            let nearest = device.supportedOS(nearest: wanted)
            if nearest == wanted {
                devices.append((device, wanted))
            } else if namesNoUpdate, nearest.major == wanted.major {
                notes.append("\(device.name) is shown with iOS \(nearest), the first that it runs")
                devices.append((device, nearest))
            } else if named.isEmpty, let other = Self.substitute(for: device, running: wanted, in: catalog) {
                notes.append("\(device.name) doesn't run iOS \(wanted), \(other.name) is shown in its place")
                if !devices.contains(where: { $0.device == other }) { devices.append((other, wanted)) }
            } else {
                let range = "it runs iOS \(device.firstOS) to \(device.supportedOS(nearest: catalog.currentOS))"
                throw Failure(description: "\(device.name) doesn't run iOS \(wanted): \(range)")
            }
        }
        self.devices = devices
    }

    private static func devices(named names: [String], in catalog: DeviceCatalog) throws(Failure) -> [Device] {
        var chosen: [Device] = []
        for name in names {
            do throws(DeviceCatalogError) {
                let device = try catalog.device(named: name)
                if !chosen.contains(device) { chosen.append(device) }
            } catch {
                throw Failure(description: error.description)
            }
        }
        return chosen
    }

    /// The device of the same kind that is nearest in size, the newest of several; nil where none runs that system.
    private static func substitute(for device: Device, running os: OSVersion, in catalog: DeviceCatalog) -> Device? {
        func distance(_ other: Device) -> Double {
            abs(other.size.width - device.size.width) + abs(other.size.height - device.size.height)
        }
        return catalog.devices.enumerated().filter { $0.element.idiom == device.idiom && $0.element.runs(os) }
            .min { (distance($0.element), -$0.offset) < (distance($1.element), -$1.offset) }?.element
    }

    /// Whether a chosen device can be held sideways.
    package func turns(_ name: String?) -> Bool {
        devices.first { $0.device.name == name }?.device.supportedOrientations.contains(where: \.isLandscape) ?? false
    }

    /// Every device in each orientation that it has and each appearance, the devices of an orientation side by side.
    ///
    /// - Parameter settings: What else the variants are.
    package func variants(
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
