extension UIView {
    /// Shows the system's sheet for sharing, on an iPad beside a part of the view.
    ///
    /// - Parameters:
    ///   - items: What is shared.
    ///   - rect: In the view's bounds space, in points.
    func share(_ items: [Any], from rect: CGRect) {
        let responders = sequence(first: self as UIResponder, next: \.next)
        guard let presenter = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = self
        sheet.popoverPresentationController?.sourceRect = rect
        presenter.present(sheet, animated: true)
    }
}
