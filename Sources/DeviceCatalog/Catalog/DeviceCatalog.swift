import Foundation
import Platform

/// Every iPhone, iPod touch and iPad, the Mac window of Catalyst, and Interface Builder's canvases.
public struct DeviceCatalog: Sendable {
    /// Every device, in families from old to new.
    public let devices: [Device]
    /// Interface Builder's canvases, by id.
    public let canvases: [Canvas]
    /// The newest system that the catalog knows.
    public let currentOS: OSVersion
    /// The devices that stand for all when nobody chooses.
    public let defaultDevices: [Device]
    /// The system to show when nobody chooses; clamp it with `supportedOS(nearest:)`.
    public let defaultOS: OSVersion

    let devicesByKey: [String: Device]
    let canvasesByID: [String: Canvas]

    /// The catalog that comes with Inset; read at first use.
    public static let standard: DeviceCatalog = {
        guard let data = ResourceFolder(module: "DeviceCatalog")?.contents(of: "devices.json") else {
            preconditionFailure("devices.json isn't there; keep Inset_DeviceCatalog.resources beside the program")
        }
        do {
            return try DeviceCatalog(json: data)
        } catch {
            preconditionFailure("devices.json: \(error)")
        }
    }()

    /// The canvas of `<device id="…">`; nil for an id that isn't listed.
    public func canvas(id: String) -> Canvas? { canvasesByID[id] }

    /// A device with the canvas' screen; nil for the television's.
    public func device(for canvas: Canvas) -> Device? { devicesByKey[Self.key(canvas.deviceName)] }
}
