import ObjectiveCRuntime

/// Appearances of properties that classes of the app declare; UIKit's own are noted by their setters.
final class __Ported_NamedAppearances: PortedMembers {
    override class func register() {
        KeyedProperties.shared.keepForInstances = { object, key, value in
            (object as? any AppearanceBearing)?.noteAppearance(named: key, value) ?? false
        }
    }
}

extension AppearanceBearing {
    /// Notes what was set on a property that is known by name.
    ///
    /// - Returns: Whether this is a stand-in, whose value is kept for the instances.
    fileprivate func noteAppearance(named name: String, _ value: Any?) -> Bool {
        let appearance = appearanceRecord?.appearance
        guard !AppearanceRegistry.isSetting else { return appearance != nil }
        let key = AppearanceKey.method(name, 0, 0)
        guard let appearance else {
            noteOwn(key)
            return false
        }
        appearance.record(
            AppearanceSetting(
                key: key,
                apply: { object in _ = KeyedProperties.shared.accessor(for: name, of: object)?.set(object, value) },
                undo: { object in
                    let old = KeyedProperties.shared.accessor(for: name, of: object)?.get(object)
                    return { [weak object] in
                        if let object { _ = KeyedProperties.shared.accessor(for: name, of: object)?.set(object, old) }
                    }
                }
            )
        )
        return true
    }
}
