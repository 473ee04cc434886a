import Foundation

// C's functions take null pointers on iOS as far as the compiler knows, and here they say that they don't. Of null
// they are as undefined there as here: an empty string stands for it.

/// Below zero where the first string comes first, zero where both are equal.
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
    withStrings(first, second) { Foundation.strcmp($0, $1) }
}

/// As `strcmp(_:_:)`, of so many characters at most.
public func strncmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
    withStrings(first, second) { Foundation.strncmp($0, $1, count) }
}

/// The number of bytes before the zero at a string's end.
public func strlen(_ string: UnsafePointer<CChar>?) -> Int {
    withStrings(string, string) { first, _ in Foundation.strlen(first) }
}

private func withStrings<Result>(
    _ first: UnsafePointer<CChar>?,
    _ second: UnsafePointer<CChar>?,
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Result
) -> Result {
    "".withCString { body(first ?? $0, second ?? $0) }
}
