extension JSContext {
    /// The context of the script that calls the function which asks; nil elsewhere.
    public class func current() -> JSContext! { NativeCall.current?.context }

    /// The function that a script calls and that asks; nil elsewhere.
    public class func currentCallee() -> JSValue! {
        NativeCall.current.map { JSValue($0.callee, in: $0.context) }
    }

    /// `this` of the script's call of the function which asks; nil elsewhere.
    public class func currentThis() -> JSValue! {
        NativeCall.current.map { JSValue($0.this, in: $0.context) }
    }

    /// All values that a script calls the function with which asks, as ``JSValue``; nil elsewhere.
    public class func currentArguments() -> [Any]! { NativeCall.current?.arguments }
}
