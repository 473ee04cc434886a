extension UIDocumentBrowserViewController {
    /// What becomes of a document that is taken in.
    public enum ImportMode: UInt, Sendable {
        /// It isn't.
        case none
        /// It stays where it was as well.
        case copy
        /// It goes from where it was.
        case move
    }

    /// The colours of a browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// A white ground.
        case white
        /// A light grey one.
        case light
        /// A dark one.
        case dark
    }
}
