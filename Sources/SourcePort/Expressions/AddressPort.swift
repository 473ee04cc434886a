/// Addresses that are kept in the user's defaults, of which Foundation for Linux keeps the path alone.
///
/// A module that reads such addresses gets a method of its own, which goes before Foundation's where it keeps them.
struct AddressPort {
    let port: FilePort

    func run() {
        guard port.plan.keeperOfAddresses === port.file, port.job.conditions.modules.contains("InsetFoundation") else {
            return
        }
        port.edits.append("import InsetFoundation")
        port.edits.append(
            "extension Foundation.UserDefaults { func set(_ url: Foundation.URL?, forKey key: String) { "
                + "self._set(url, forKey: key) } }"
        )
    }

    /// The file behind which a module has that method.
    static func keeper(of files: [SourceFile]) -> SourceFile? {
        guard files.contains(where: { $0.contains(".url(forKey", in: 0..<$0.bytes.count) }) else { return nil }
        return files.first { $0.contains("UserDefaults", in: 0..<$0.bytes.count) }
    }
}
