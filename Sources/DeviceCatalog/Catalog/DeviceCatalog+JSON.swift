import Foundation
import Platform

extension DeviceCatalog {
    /// Reads the catalog's own JSON.
    init(json: Data) throws {
        let root = try CatalogValue(json: json)
        currentOS = try root["current_os"].version
        var devices: [Device] = []
        for entry in try root["devices"].elements {
            if let screens = entry.optional("screens") {
                for screen in try screens.elements {
                    devices.append(try Device(entry: entry, screen: screen, currentOS: currentOS))
                }
            } else {
                devices.append(try Device(entry: entry, screen: entry, currentOS: currentOS))
            }
        }
        self.devices = devices

        var byKey: [String: Device] = [:]
        for device in devices {
            for name in [device.name] + device.identifiers + [device.modelName] where byKey[Self.key(name)] == nil {
                byKey[Self.key(name)] = device
            }
        }
        devicesByKey = byKey

        canvases = try Canvas.canvases(root["interface_builder"]) { byKey[Self.key($0)] }
        canvasesByID = Dictionary(canvases.map { ($0.id, $0) }) { first, _ in first }

        defaultOS = try root["default"]["os"].version
        defaultDevices = try root["default"]["devices"].elements.map { entry in
            guard let device = byKey[Self.key(try entry.string)] else {
                throw entry.failure
            }
            return device
        }
    }
}
