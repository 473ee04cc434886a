/// UIKit where a file names its types and doesn't import it: most of Apple's frameworks, and bridging headers, bring it
/// along.
struct ImplicitImportPort {
    let port: FilePort

    func run() {
        let file = port.file
        guard port.job.module != "UIKit", port.job.conditions.modules.contains("UIKit"), !file.imports.isEmpty,
            !file.imports.contains(where: { $0.path.first?.name.text == "UIKit" }), namesUIKit(file)
        else { return }
        port.needsUIKit = true
    }

    /// Whether a word begins with `UI` and another capital.
    private func namesUIKit(_ file: SourceFile) -> Bool {
        let bytes = file.bytes
        guard bytes.count > 3 else { return false }
        for place in 0..<(bytes.count - 2)
        where bytes[place] == UInt8(ascii: "U") && bytes[place + 1] == UInt8(ascii: "I")
            && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[place + 2])
            && (place == 0 || !bytes[place - 1].isIdentifier)
        {
            return true
        }
        return false
    }
}
