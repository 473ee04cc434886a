import Foundation

/// What the screen needs of an engine.
protocol GameEngine {
    func screenDidChange(_ screen: EngineScreen)
    func togglePause()
}

/// Stands in for an engine: says what it was told.
struct ConsoleEngine: GameEngine {
    func screenDidChange(_ screen: EngineScreen) { print("safe area in pixels: \(screen.safeArea)") }
    func togglePause() { print("pause") }
}
