import Platform

/// The appearances that the app of one device has set.
@MainActor
final class AppearanceRegistry {
    @WorldState static var current = AppearanceRegistry()
    /// Whether setters are called by UIKit on the app's behalf: by an appearance, a document or an initializer.
    @WorldState private(set) static var isSetting = false

    /// Each with the object that stands for it, which lives as long as the registry.
    private var standIns: [(appearance: ClassAppearance, object: AnyObject)] = []

    var isEmpty: Bool { standIns.isEmpty }

    /// Runs setters of appearance properties without taking them for the app's own.
    static func withoutNotes<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = isSetting
        isSetting = true
        defer { isSetting = before }
        return try body()
    }

    /// Runs code of the app from inside of `withoutNotes`.
    static func withNotes<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = isSetting
        isSetting = false
        defer { isSetting = before }
        return try body()
    }

    /// The same object for the same scope.
    func standIn<Object: AppearanceBearing>(_ scope: AppearanceScope) -> Object {
        if let known = standIns.first(where: { $0.appearance.scope.isSame(as: scope) }) {
            return AppearanceStandIn.cast(known.object)
        }
        let object = Self.withoutNotes { AppearanceStandIn.make(of: Object.self) }
        let record = AppearanceRecord()
        let appearance = ClassAppearance(scope: scope)
        record.appearance = appearance
        (object as? any AppearanceBearing)?.appearanceRecord = record
        standIns.append((appearance, object))
        return AppearanceStandIn.cast(object)
    }

    /// What counts for an object where it is now: one setting a key, the best rank's, the latest among equals; those of
    /// lower rank first.
    func settings(for object: some AppearanceBearing) -> [AppearanceSetting] {
        let fitting = standIns.compactMap { entry -> (rank: AppearanceRank, appearance: ClassAppearance)? in
            guard !entry.appearance.settings.isEmpty, let rank = entry.appearance.scope.rank(for: object) else {
                return nil
            }
            return (rank, entry.appearance)
        }
        guard !fitting.isEmpty else { return [] }
        var settings: [AppearanceSetting] = []
        let ordered = fitting.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        for setting in ordered.flatMap(\.element.appearance.settings) {
            settings.removeAll { $0.key == setting.key }
            settings.append(setting)
        }
        return settings
    }
}
