/// What appearances are set on: views and bar items.
@MainActor
protocol AppearanceBearing: AnyObject {
    init?(coder: NSCoder)
    var appearanceRecord: AppearanceRecord? { get set }
    var appearanceTraits: UITraitCollection { get }
    /// The innermost of what the object is contained in; its responder chain is the rest.
    var appearanceContainer: UIResponder? { get }
}

extension AppearanceBearing {
    /// Setters of appearance properties call it when the value is there.
    ///
    /// On a stand-in it keeps the value for the instances, on an instance it keeps appearances away (AP-2).
    func noteAppearance<Value>(of keyPath: ReferenceWritableKeyPath<Self, Value>) {
        guard !AppearanceRegistry.isSetting else { return }
        let key = AppearanceKey.property(ObjectIdentifier(keyPath))
        guard let appearance = appearanceRecord?.appearance else { return noteOwn(key) }
        let value = self[keyPath: keyPath]
        appearance.record(
            AppearanceSetting(
                key: key,
                apply: { ($0 as? Self)?[keyPath: keyPath] = value },
                undo: { object in
                    let old = (object as? Self)?[keyPath: keyPath]
                    return { [weak object] in if let old { (object as? Self)?[keyPath: keyPath] = old } }
                }
            )
        )
    }

    /// As `noteAppearance(of:)`, for methods.
    ///
    /// - Parameters:
    ///   - name: The method's, with the first argument after the value as `argument` and the next as `second`.
    ///   - set: Calls the method on an instance with the given value.
    ///   - get: What the method's counterpart returns.
    func noteAppearance<Value>(
        of name: String,
        _ value: Value,
        for argument: UInt = 0,
        _ second: Int = 0,
        set: @escaping (Self, Value) -> Void,
        get: @escaping (Self) -> Value
    ) {
        guard !AppearanceRegistry.isSetting else { return }
        let key = AppearanceKey.method(name, argument, second)
        guard let appearance = appearanceRecord?.appearance else { return noteOwn(key) }
        appearance.record(
            AppearanceSetting(
                key: key,
                apply: { object in if let object = object as? Self { set(object, value) } },
                undo: { object in
                    let old = (object as? Self).map(get)
                    return { [weak object] in if let object = object as? Self, let old { set(object, old) } }
                }
            )
        )
    }

    func noteOwn(_ key: AppearanceKey) {
        let record = appearanceRecord ?? AppearanceRecord()
        appearanceRecord = record
        record.own.insert(key)
        record.undo[key] = nil
    }

    /// Sets what the appearances say for the object where it is now, and takes back what they no longer say (AP-7).
    func applyAppearances() {
        let registry = AppearanceRegistry.current
        guard !registry.isEmpty, appearanceRecord?.appearance == nil else { return }
        let settings = registry.settings(for: self)
        guard !settings.isEmpty || !(appearanceRecord?.undo.isEmpty ?? true) else { return }
        let record = appearanceRecord ?? AppearanceRecord()
        appearanceRecord = record
        AppearanceRegistry.withoutNotes {
            let keys = Set(settings.map(\.key))
            for (key, undo) in record.undo where !keys.contains(key) {
                undo()
                record.undo[key] = nil
            }
            for setting in settings where !record.own.contains(setting.key) {
                if record.undo[setting.key] == nil { record.undo[setting.key] = setting.undo(self) }
                setting.apply(self)
            }
        }
    }
}
