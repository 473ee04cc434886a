/// One thing that was set on a stand-in.
@MainActor
struct AppearanceSetting {
    let key: AppearanceKey
    /// Sets it on an instance.
    let apply: (AnyObject) -> Void
    /// What takes it back: sets what the instance has at the moment of the call.
    let undo: (AnyObject) -> () -> Void
}
