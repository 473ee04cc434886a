import DeviceCatalog
import Foundation
import Platform

/// When and how high the keyboard of the screen is.
@MainActor
struct KeyboardMetrics {
    /// Seconds that the keyboard takes to come and go.
    static let duration: TimeInterval = 0.25
    /// The curve's raw value, which has no name in UIKit.
    static let curve = 7

    /// Whether suggestions stand above the keys: for text that is corrected, on phones (looks: keyboard).
    static func showsSuggestions(for traits: (any UITextInputTraits)?) -> Bool {
        guard let traits, traits.autocorrectionType != .no, !traits.isSecureTextEntry else { return false }
        switch traits.keyboardType {
        case .default, .twitter, .webSearch: return Quirk.keyboardsSuggestWords.holds
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
        let look = KeyboardLook.Heights.current
        switch device.idiom {
        case .mac: return 0
        case .pad: return isLandscape ? look.padLandscape : look.padPortrait
        case .phone, .unspecified, .tv, .carPlay, .vision: break
        }
        if isLandscape {
            let bar = look.lowButton - look.lowButtonWithoutSuggestions
            return (device.hasHomeIndicator ? look.lowIndicator : look.lowButton) - (hasSuggestions ? 0 : bar)
        }
        let upright = device.hasHomeIndicator ? look.indicator : look.button
        if hasSuggestions { return upright.byWidth["\(Int(device.size.width))"] ?? upright.height }
        if isDigitPad {
            let phone = KeyboardLook.Phone.current
            return phone.digits.height + (device.hasHomeIndicator ? phone.below : 0)
        }
        return device.size.width >= look.wideFrom ? upright.wideWithoutSuggestions : upright.withoutSuggestions
    }
}
