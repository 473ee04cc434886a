import Foundation
import XcodeProject

extension Target {
    /// Where C of the target finds headers by their names: its own and wherever else the project has some.
    var headerPlaces: [String] {
        let sources = (sources(.c) + sources(.cxx)).map { ($0 as NSString).deletingLastPathComponent }
        return (headerFolders + headerSearchPaths + sources).uniqued
    }

    /// Options of clang for that. The folders come after the system's for names in angle brackets: a header of a
    /// project's may be called as one of C's library, which Swift reads as well.
    var headerFlags: [String] { headerPlaces.flatMap { ["-iquote\($0)", "-idirafter\($0)"] } }
}
