import ArgumentParser
import Stage

extension PathPattern: ExpressibleByArgument {
    /// Reads a pattern of the command line.
    public init?(argument: String) { self.init(argument) }
}
