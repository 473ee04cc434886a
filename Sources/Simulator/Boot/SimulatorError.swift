import Platform
import UIKit

/// Why a device can't be booted.
public enum SimulatorError: Error, Hashable, Sendable {
    /// No device has that name; the suggestions are the likeliest names.
    case unknownDevice(String, suggestions: [String])
    /// Not a version: "eleven".
    case invalidVersion(String)
    /// The device never ran that system.
    case unsupportedOS(OSVersion, device: String, first: OSVersion, last: OSVersion)
    /// The device doesn't show interfaces that way up.
    case unsupportedOrientation(UIInterfaceOrientation, device: String)
    /// The program was built in a way in which no device can run: why, and what to do.
    case unsupportedToolchain(String)
}

extension SimulatorError: CustomStringConvertible {
    /// One line: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let suggestions) where suggestions.isEmpty:
            return "no device is called \"\(name)\"; `inset devices` lists them"
        case .unknownDevice(let name, let suggestions):
            let names = suggestions.map { "\"\($0)\"" }.joined(separator: ", ")
            return "no device is called \"\(name)\"; did you mean \(names)?"
        case .invalidVersion(let text):
            return "\"\(text)\" is not a version; write it like \"17.4\""
        case .unsupportedOS(let os, let device, let first, let last):
            return "\(device) doesn't run iOS \(os); choose one from \(first) to \(last)"
        case .unsupportedOrientation(let orientation, let device):
            return "\(device) doesn't turn interfaces to \(Self.name(of: orientation)); choose another orientation"
        case .unsupportedToolchain(let reason):
            return reason
        }
    }

    private static func name(of orientation: UIInterfaceOrientation) -> String {
        switch orientation {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portrait upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape right"
        }
    }
}
