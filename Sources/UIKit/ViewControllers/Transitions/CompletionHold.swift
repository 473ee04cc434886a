import Foundation
import Platform

extension AnimationState {
    /// The completions of animations that a finger drives; nil while none does.
    @WorldState static var held: [@MainActor () -> Void]?

    /// Keeps the completions of the animations that the closure starts, for who drives them to call.
    static func holdingCompletions(_ body: () -> Void) -> [@MainActor () -> Void] {
        let outer = held
        held = []
        body()
        defer { held = outer }
        return held ?? []
    }
}
