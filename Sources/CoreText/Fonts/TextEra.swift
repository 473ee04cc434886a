import Platform

/// The era of text whose caller doesn't name one, such as Core Text's fonts.
package enum TextEra {
    /// That of the current world.
    package static var current: Era { World.ofAnyThread.era }
}
