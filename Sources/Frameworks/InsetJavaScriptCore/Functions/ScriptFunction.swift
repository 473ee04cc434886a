/// A Swift function that scripts call: its arguments become what its type asks for, its result a value.
///
/// Functions of up to four arguments, of any types that values become, with and without results and errors. An argument that
/// the call lacks is `undefined`.
struct ScriptFunction {
    private let function: Any
    private let type: FunctionType

    /// How many arguments a function may have.
    static let mostArguments = 4

    /// - Returns: nil where the value is no function, or none that can be called.
    init?(_ function: Any) {
        guard let type = FunctionType(Swift.type(of: function)), type.arguments.count <= Self.mostArguments else {
            return nil
        }
        self.function = function
        self.type = type
    }

    /// What a function throws to the script where an argument isn't what its type asks for.
    private struct WrongArgument: Error {
        let type: Any.Type
    }

    /// Calls it. What it throws, and a wrong argument, is the context's exception thereafter.
    func call(with values: [JSValue], in context: JSContext) -> JSValue {
        let undefined = JSValue(nil, in: context)
        let arguments = Arguments(values: values + Array(repeating: undefined, count: Self.mostArguments))
        func open<R>(_ type: R.Type) throws -> Any? { try result(arguments, as: type) }
        do {
            return JSValue(context.reference(of: try _openExistential(type.result, do: open)), in: context)
        } catch let error as WrongArgument {
            context.exception = context.typeError("an argument isn't a \(error.type)")
        } catch {
            context.exception = JSValue(newErrorFromMessage: "\(error)", in: context)
        }
        return undefined
    }

    private struct Arguments {
        let values: [JSValue]

        func at<Value>(_ index: Int, as type: Value.Type) throws -> Value {
            guard let value = values[index].converted(to: type) else { throw WrongArgument(type: type) }
            return value
        }
    }

    /// The function as one of a type that differs from its own only in what calls of it needn't know: that it throws nothing,
    /// or which actor it is of.
    private func function<Function>(as type: Function.Type) -> Function {
        var copy = function
        return withUnsafeBytes(of: &copy) { bytes in
            guard let address = bytes.baseAddress else { preconditionFailure("a value takes space") }
            return address.assumingMemoryBound(to: type).pointee
        }
    }

    private func result<R>(_ arguments: Arguments, as _: R.Type) throws -> Any? {
        let types = type.arguments
        func result0() throws -> R { try function(as: (() throws -> R).self)() }
        func result1<A>(_: A.Type) throws -> R {
            try function(as: ((A) throws -> R).self)(arguments.at(0, as: A.self))
        }
        func result2<A, B>(_: A.Type, _: B.Type) throws -> R {
            try function(as: ((A, B) throws -> R).self)(arguments.at(0, as: A.self), arguments.at(1, as: B.self))
        }
        func result3<A, B, C>(_: A.Type, _: B.Type, _: C.Type) throws -> R {
            let (a, b, c) = try (arguments.at(0, as: A.self), arguments.at(1, as: B.self), arguments.at(2, as: C.self))
            return try function(as: ((A, B, C) throws -> R).self)(a, b, c)
        }
        func result4<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) throws -> R {
            let (a, b, c) = try (arguments.at(0, as: A.self), arguments.at(1, as: B.self), arguments.at(2, as: C.self))
            return try function(as: ((A, B, C, D) throws -> R).self)(a, b, c, arguments.at(3, as: D.self))
        }
        let result: R
        switch types.count {
        case 0: result = try result0()
        case 1: result = try result1(types[0])
        case 2: result = try result2(types[0], types[1])
        case 3: result = try result3(types[0], types[1], types[2])
        default: result = try result4(types[0], types[1], types[2], types[3])
        }
        return R.self == Void.self ? nil : result
    }
}
