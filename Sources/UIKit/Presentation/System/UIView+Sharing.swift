extension UIView {
    /// Shows the system's sheet for sharing, on an iPad beside a part of the view.
    ///
    /// - Parameters:
    ///   - items: What is shared.
    ///   - rect: In the view's bounds space, in points.
    func share(_ items: [Any], from rect: CGRect) {
        guard let presenter = controllerInResponderChain else { return }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = self
        sheet.popoverPresentationController?.sourceRect = rect
        presenter.present(sheet, animated: true)
    }
}
