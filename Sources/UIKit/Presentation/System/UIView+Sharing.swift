extension UIView {
    /// Shows the system's sheet for sharing, on an iPad beside a part of the view.
    ///
    /// - Parameters:
    ///   - items: What is shared.
    ///   - rect: In the view's bounds space, in points.
    func share(_ items: [Any], from rect: CGRect) {
        show(UIActivityViewController(activityItems: items, applicationActivities: nil), beside: rect)
    }

    /// Shares what the view's own configuration has; does nothing without one.
    func shareConfiguredItems() {
        guard let activityItemsConfiguration else { return }
        show(UIActivityViewController(activityItemsConfiguration: activityItemsConfiguration), beside: bounds)
    }

    private func show(_ sheet: UIActivityViewController, beside rect: CGRect) {
        guard let presenter = controllerInResponderChain else { return }
        sheet.popoverPresentationController?.sourceView = self
        sheet.popoverPresentationController?.sourceRect = rect
        presenter.present(sheet, animated: true)
    }
}
