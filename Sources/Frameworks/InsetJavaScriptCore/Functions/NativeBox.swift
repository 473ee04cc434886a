/// What an object of a script holds of Swift's.
final class NativeBox {
    let value: Any
    /// How it is called; nil for what isn't a function.
    let function: ScriptFunction?

    init(_ value: Any, function: ScriptFunction? = nil) {
        self.value = value
        self.function = function
    }
}
