extension UIButton {
    /// BT-22: title and subtitle, else what the image is called.
    var spokenTitle: String? {
        let title = currentTitle ?? configuration?.title ?? currentAttributedTitle?.string
        let lines = [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return lines.isEmpty ? currentImage?.accessibilityLabel : lines.joined(separator: ", ")
    }
}
