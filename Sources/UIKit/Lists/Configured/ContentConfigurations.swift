/// What a cell, a header or a footer knows of its configurations (iOS 14).
struct ContentConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundConfigurationView?
    var needsUpdate = true
    var isUpdating = false
    /// Whether the configurations themselves show that the cell has the focus.
    var showsFocus: Bool { background != nil || content is UIListContentConfiguration }
}
