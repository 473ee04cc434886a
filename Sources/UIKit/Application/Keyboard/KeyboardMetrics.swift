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

    /// Whether suggestions stand above the keys: for text that is corrected, on phones (looks: keyboard).
    static func showsSuggestions(for traits: (any UITextInputTraits)?) -> Bool {
        guard let traits, traits.autocorrectionType != .no, !traits.isSecureTextEntry else { return false }
        switch traits.keyboardType {
        case .default, .twitter, .webSearch: return HostEra.current.os >= 8
        case .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .asciiCapableNumberPad:
            return false
        }
    }

    /// Points, with the bottom safe area; 0 on a Mac.
    ///
    /// - Parameters:
    ///   - hasSuggestions: Whether the row of suggestions stands above the keys of a phone.
    ///   - isDigitPad: Whether a phone shows digits alone.
    func height(on device: Device, isLandscape: Bool, hasSuggestions: Bool = true, isDigitPad: Bool = false) -> CGFloat
    {
        let height = fullHeight(on: device, isLandscape: isLandscape)
        guard !hasSuggestions, device.idiom == .phone else { return height }
        if isLandscape {
            let landscape = section["landscape"] as? [String: Any] ?? [:]
            let button = landscape["button"] as? [String: Any]
            let without = UIKitMetrics.number(button?["without_bar"]) ?? 162
            return height - ((UIKitMetrics.number(button) ?? 199) - without)
        }
        if isDigitPad, !isLandscape {
            let digits = KeyboardLooks.shared.phone.digits.height
            return digits + (device.hasHomeIndicator ? KeyboardLooks.shared.phone.below : 0)
        }
        let without = section["without_bar_portrait"] as? [String: Any] ?? [:]
        let isWide = device.size.width >= 414
        let key = device.hasHomeIndicator ? (isWide ? "max indicator" : "indicator") : isWide ? "414 button" : "button"
        return UIKitMetrics.number(without[key]) ?? height - 45
    }

    private func fullHeight(on device: Device, isLandscape: Bool) -> CGFloat {
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
        // KB-M2
        if !isLandscape, HostEra.current.lookVersion >= 26, let height = UIKitMetrics.number(pad["portrait_iOS_26"]) {
            return height
        }
        let classic = UIKitMetrics.number(pad[isLandscape ? "landscape_classic" : "portrait_classic"]) ?? 264
        return classic + (UIKitMetrics.number(pad["bar_adds"]) ?? 55)
    }
}
