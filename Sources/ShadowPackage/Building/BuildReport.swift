import XcodeProject

/// Who is told what a build does.
public protocol BuildReport: AnyObject {
    /// A step begins: "Compiling App".
    func step(_ text: String)
    /// Something within the step, for a terminal.
    func detail(_ text: String)
    /// Something was left out or read as something else.
    func note(_ note: ProjectNote)
    /// What the compiler says of the user's source.
    func message(_ message: CompilerMessage)
}
