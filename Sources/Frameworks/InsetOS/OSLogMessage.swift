/// A line with values in it; private ones are shown here, as to a debugger.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// What builds the line.
    public typealias StringInterpolation = OSLogInterpolation

    let text: String

    /// A line without values.
    public init(stringLiteral value: String) { text = value }

    /// A line with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
