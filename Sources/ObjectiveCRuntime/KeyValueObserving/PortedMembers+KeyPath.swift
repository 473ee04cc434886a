extension PortedMembers {
    /// Lists the name of a property that can be observed by key path: `keyPath("title", \Editor.title)`.
    public static func keyPath(_ key: String, _ path: AnyKeyPath) {
        KeyPathNames.register(key, path)
    }
}
