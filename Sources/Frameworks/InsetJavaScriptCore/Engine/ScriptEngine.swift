import Glibc
import Platform

/// WebKit's JavaScript engine as Debian packages it, opened when the first context is made.
///
/// Each call of its C API holds the lock of the virtual machine that it touches, so contexts may be used from any thread,
/// one at a time, as on iOS.
struct ScriptEngine: Sendable {
    /// The engine's functions.
    let symbols: EngineSymbols
    /// What Swift's functions and objects are in scripts.
    let classes: NativeClass.Pair

    /// The library's names, the first first.
    static let libraries = [
        "libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.0.so.18",
    ]

    /// The engine; nil where it isn't installed.
    static let shared = ScriptEngine(libraries: libraries)

    /// Opens the first library that is there and has all functions.
    init?(libraries: [String]) {
        let found = libraries.lazy.compactMap { name in
            dlopen(name, RTLD_NOW | RTLD_LOCAL).flatMap(EngineSymbols.init(library:))
        }
        guard let symbols = found.first, let classes = NativeClass.Pair(symbols) else { return nil }
        self.symbols = symbols
        self.classes = classes
    }

    /// The engine for a new context or virtual machine; where there is none, says so.
    static func open(for call: String) -> ScriptEngine? {
        if shared == nil {
            AbsentFeature.report(
                call,
                "there is no JavaScript engine here, it is nil; install Debian's package libjavascriptcoregtk-4.1-0"
            )
        }
        return shared
    }

    /// The text of a string that the engine handed over, which is released.
    func take(_ string: JSStringRef?) -> String? {
        guard let string else { return nil }
        defer { symbols.stringRelease(string) }
        return read(string)
    }

    /// The text of a string that the engine keeps.
    func read(_ string: JSStringRef) -> String {
        let units = UnsafeBufferPointer(
            start: symbols.stringGetCharactersPtr(string),
            count: symbols.stringGetLength(string)
        )
        return String(decoding: units, as: UTF16.self)
    }

    /// Calls a function with a text as the engine's string, which lives that long.
    func withString<Result>(_ text: String, _ body: (JSStringRef) -> Result) -> Result {
        let units = Array(text.utf16)
        guard let string = symbols.stringCreateWithCharacters(units, units.count) else {
            preconditionFailure("the engine makes a string of any characters")
        }
        defer { symbols.stringRelease(string) }
        return body(string)
    }
}
