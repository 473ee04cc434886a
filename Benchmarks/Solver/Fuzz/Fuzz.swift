// libFuzzer's entry: bytes are edits of a small system (EditScript, which the tests share).
//
//     make fuzz-solver
//
// A crash file goes into the tests as a line of hexadecimal digits: xxd -p -c 400 crash-… >> Resources/fuzz.txt

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let findings = EditScript.findings(Array(UnsafeBufferPointer(start: start, count: count)))
    if !findings.isEmpty { fatalError(findings.joined(separator: "\n")) }
    return 0
}
