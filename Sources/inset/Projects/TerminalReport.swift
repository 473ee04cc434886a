import Foundation
import Glibc
import Platform
import ShadowPackage
import XcodeProject

/// Tells of a build: steps on a terminal, what was left out and what doesn't compile on standard error.
final class TerminalReport: BuildReport {
    /// So many lines are read; the rest is counted.
    private static let mostErrors = 60
    private static let mostNotes = 40

    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let isQuiet: Bool
    private var current = ""
    private var isShown = false
    private var told = Set<ProjectNote>()
    private var messages: [CompilerMessage] = []
    private var errors = 0
    /// What doesn't compile, as the compiler said it.
    var compilerErrors: [CompilerMessage] { messages.filter { $0.severity == .error } }

    /// - Parameter isQuiet: Leaves out what isn't an error.
    init(isQuiet: Bool) { self.isQuiet = isQuiet }

    func step(_ text: String) {
        current = text
        show(text)
    }

    func detail(_ text: String) { show("\(current): \(text)") }

    func note(_ note: ProjectNote) {
        guard told.insert(note).inserted, !isQuiet, told.count <= Self.mostNotes else { return }
        clear()
        ErrorOutput.line(note.description)
    }

    func message(_ message: CompilerMessage) {
        messages.append(message)
        guard message.severity == .error else { return }
        errors += 1
        guard errors <= Self.mostErrors else { return }
        clear()
        ErrorOutput.line(message.description)
    }

    /// Says what was left unsaid, and which symbols the project misses.
    func finish() {
        clear()
        if told.count > Self.mostNotes, !isQuiet {
            ErrorOutput.line("\(told.count - Self.mostNotes) more notes; `inset port` lists all")
        }
        if errors > Self.mostErrors { ErrorOutput.line("\(errors - Self.mostErrors) more errors") }
        for symbol in MissingSymbols(messages).symbols.prefix(20) { ErrorOutput.line("missing: \(symbol)") }
    }

    private func show(_ text: String) {
        guard isTerminal else { return }
        isShown = true
        StandardError.write("\r\u{1B}[K\(text.prefix(100))")
    }

    /// Takes the progress away.
    func clear() {
        if isShown { StandardError.write("\r\u{1B}[K") }
        isShown = false
    }
}
