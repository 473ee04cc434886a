/// What one object has to do with appearances; most objects have none.
@MainActor
final class AppearanceRecord {
    /// The appearance that the object stands for; nil for instances.
    var appearance: ClassAppearance?
    /// What was set on the instance itself, which no appearance touches (AP-2).
    var own: Set<AppearanceKey> = []
    /// What appearances have set, with the way back to what was there before (AP-7).
    var undo: [AppearanceKey: () -> Void] = [:]
}
