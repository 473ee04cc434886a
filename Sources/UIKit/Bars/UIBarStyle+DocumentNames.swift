extension UIBarStyle {
    /// By the names that documents use.
    static let documentNames: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}
