import Foundation

/// Hears which font somebody picks.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when nothing was picked: the picker was cancelled or swiped away.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// Called when a font was picked; it is the picker's `selectedFontDescriptor` then.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Left out: nothing happens.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Left out: nothing happens.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
