extension UIViewController {
    /// Has places of a view previewed. Here, as on screens that don't feel force, a long press opens the preview.
    ///
    /// - Parameter delegate: Isn't kept.
    /// - Returns: What `unregisterForPreviewing(withContext:)` takes back.
    @available(iOS, deprecated: 13.0, message: "use UIContextMenuInteraction")
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        previewingContexts.append(context)
        return context
    }

    /// Ends the previews of a view.
    @available(iOS, deprecated: 13.0, message: "use UIContextMenuInteraction")
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        previewingContexts.removeAll { context in
            guard context === previewing else { return false }
            context.end()
            return true
        }
    }
}
