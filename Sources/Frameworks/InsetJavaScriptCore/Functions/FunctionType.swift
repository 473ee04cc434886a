/// What the runtime knows of a function's type: how it is called, with what, and what it returns.
///
/// The layout is that of Swift's function metadata: its kind, flags, the type of the result, and those of the arguments.
struct FunctionType {
    let arguments: [Any.Type]
    let result: Any.Type

    private static let kind = 0x302
    private static let countMask = 0xFFFF
    /// Another calling convention than Swift's own, modified arguments, a differentiable function, an asynchronous one, or
    /// flags beyond these, such as a typed error's.
    private static let otherwiseCalled = 0x00FF_0000 | 0x0200_0000 | 0x0800_0000 | 0x2000_0000 | 0x8000_0000

    /// - Returns: nil for what is no function.
    static func isFunction(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self)[0] == kind
    }

    /// - Returns: nil for what is no function, or none that is called as an ordinary one.
    init?(_ type: Any.Type) {
        let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        guard Self.isFunction(type), words[1] & Self.otherwiseCalled == 0 else { return nil }
        func part(at index: Int) -> Any.Type { unsafeBitCast(words[index], to: Any.Type.self) }
        result = part(at: 2)
        arguments = (0..<(words[1] & Self.countMask)).map { part(at: 3 + $0) }
    }
}
