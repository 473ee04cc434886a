import Platform

/// Objects that live to the end of the run loop's turn though nobody holds them any more, as what UIKit has called upon
/// does in the main thread's autorelease pool on iOS (LB-14).
@MainActor
package enum ReleasePool {
    @WorldState private static var objects: [AnyObject] = []

    /// Holds an object until the turn ends.
    static func keep(_ object: AnyObject) {
        // Many views come into one window, one after the other.
        if objects.last !== object { objects.append(object) }
    }

    /// Lets go of all; called at the end of each turn, after the commit, and after each test.
    package static func drain() {
        // What goes may call upon others.
        while !objects.isEmpty {
            let kept = objects
            objects = []
            withExtendedLifetime(kept) {}
        }
    }
}
