/// Hears of a choice.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the person is done; with nothing where it was given up.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
