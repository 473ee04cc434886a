import Foundation

/// Hears which color somebody chooses.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called with each choice (iOS 15).
    ///
    /// - Parameter continuously: Whether the finger is still down, so that more follows.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )
    /// Called after the picker has left the screen.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// Called with each choice, of before iOS 15; not called where the newer one is there.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Left out: the older method is called.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    /// Left out: nothing happens.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    /// Left out: nothing happens.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
