/// What was set on one stand-in, for the objects of its scope.
@MainActor
final class ClassAppearance {
    let scope: AppearanceScope
    /// In the order of setting; one a key.
    private(set) var settings: [AppearanceSetting] = []

    init(scope: AppearanceScope) { self.scope = scope }

    func record(_ setting: AppearanceSetting) {
        settings.removeAll { $0.key == setting.key }
        settings.append(setting)
    }
}
