import Platform

/// How one part of UIKit looks in an era: numbers and colors, read from a file of `Resources/Looks`.
///
/// Views ask `SwitchLook.current`, never a version. What a part *does* differently is a ``Quirk``.
protocol Look: Decodable, Sendable {
    /// The part's place in the files.
    static var table: EraTable<Self> { get }
}

extension Look {
    /// The look in the era of the booted device and the running app.
    static var current: Self { table.value(for: HostEra.current) }
}
