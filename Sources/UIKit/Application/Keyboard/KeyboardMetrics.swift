import DeviceCatalog
import Foundation
import Platform

/// How high the keyboard of the screen is, from `metrics.json`.
@MainActor
struct KeyboardMetrics {
    /// Seconds that the keyboard takes to come and go.
    static let duration: TimeInterval = 0.25
    /// The curve's raw value, which has no name in UIKit.
    static let curve = 7

    private let section = UIKitMetrics.section("keyboard")

    /// Points, with the row of suggestions and the bottom safe area; 0 on a Mac.
    func height(on device: Device, isLandscape: Bool) -> CGFloat {
        if device.idiom == .mac { return 0 }
        if device.idiom == .pad { return pad(isLandscape) }
        if isLandscape { return landscapePhone(device) }
        let portrait = section["portrait"] as? [String: Any] ?? [:]
        let width = Int(device.size.width)
        let kind = device.hasHomeIndicator ? "indicator" : "button"
        let key = portrait.keys.sorted().first { key in
            let parts = key.split(separator: " ").map(String.init)
            guard let widths = parts.first?.split(separator: "/").compactMap({ Int($0) }) else { return false }
            return widths.contains(width) && (parts.count == 1 || parts.contains(kind))
        }
        return key.flatMap { UIKitMetrics.number(portrait[$0]) } ?? (device.hasHomeIndicator ? 336 : 260)
    }

    private func landscapePhone(_ device: Device) -> CGFloat {
        let landscape = section["landscape"] as? [String: Any] ?? [:]
        return UIKitMetrics.number(landscape[device.hasHomeIndicator ? "indicator" : "button"]) ?? 199
    }

    private func pad(_ isLandscape: Bool) -> CGFloat {
        let pad = section["pad"] as? [String: Any] ?? [:]
        let classic = UIKitMetrics.number(pad[isLandscape ? "landscape_classic" : "portrait_classic"]) ?? 264
        return classic + (UIKitMetrics.number(pad["bar_adds"]) ?? 55)
    }
}
