/// Classes and protocols of the frameworks in a table of lines, which is read in a few milliseconds.
///
/// | line | holds |
/// | --- | --- |
/// | `M` | a module; what follows is its |
/// | `C`, `P` | a class or protocol: name, 1 for a generic one plus 2 for a final one, what it inherits from |
/// | `f`, `v`, `i` | its method, property, initializer: name, traits, access, type; label and type of each parameter |
public enum FrameworkTable {
    /// What the sources of a framework declare for others, as lines.
    public static func lines(module: String, files paths: [String], read: (String) -> [UInt8]?) -> [String] {
        let conditions = BuildConditions(flags: [], swift: "6.3", modules: [], arch: "x86_64")
        let files = paths.compactMap { path in
            read(path).map { SourceFile(path: path, bytes: $0, conditions: conditions) }
        }
        let index = ModuleIndex(module: module, files: files, imports: [], frameworks: [])
        var lines = ["M\t\(module)"]
        for name in index.entries.keys.sorted() {
            guard let entry = index.entries[name] else { continue }
            let type = entry.summary
            let isForeign = entry.declaration == nil
            guard type.kind == .class || type.kind == .protocol || isForeign, isForeign || type.access >= .public else {
                continue
            }
            let members = publicMembers(of: entry)
            // Of other modules' types only NSObject matters here; values have no Objective-C.
            if isForeign, members.isEmpty || !name.hasPrefix("NS") { continue }
            let letter = type.kind == .protocol ? "P" : "C"
            let traits = (type.isGeneric ? 1 : 0) + (type.isFinal == true ? 2 : 0)
            lines.append("\(letter)\t\(name)\t\(traits)\t\(type.inherited.joined(separator: ","))")
            lines += members.map(line)
        }
        return lines
    }

    /// The members that an app can use; a protocol's say whether they may be left out.
    private static func publicMembers(of entry: ModuleIndex.Entry) -> [Member] {
        var members: [Member] = []
        let isProtocol = entry.summary.kind == .protocol
        let defaults = entry.bodies.filter { $0.kind == .extension }.flatMap { $0.entries.map(\.member.fullName) }
        for body in entry.bodies where !(isProtocol && body.kind == .extension) {
            for var member in body.entries.map(\.member) {
                // Ours, but for a class whose own name begins so.
                let isInner = member.name.hasPrefix("_") && !entry.summary.name.hasPrefix("_")
                guard isProtocol || member.access >= .public, !isInner else { continue }
                if isProtocol {
                    member.access = .public
                    if defaults.contains(member.fullName) { member.traits.insert(.isOptional) }
                }
                members.append(member)
            }
        }
        return members.sorted { ($0.fullName, $0.traits.rawValue) < ($1.fullName, $1.traits.rawValue) }
    }

    private static func line(_ member: Member) -> String {
        let head = "\(member.kind.rawValue)\t\(member.name)\t\(member.traits.rawValue)\t\(member.access.rawValue)"
        let parameters = member.parameters.map { "\t\($0.label)\t\($0.type.inOneLine)" }.joined()
        return "\(head)\t\(member.type?.inOneLine ?? "")\(parameters)"
    }

    /// Reads a table.
    static func summaries(of text: String) -> [ModuleSummary] {
        var summaries: [ModuleSummary] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
                String($0) ?? ""
            }
            switch fields[0] {
            case "M" where fields.count == 2:
                summaries.append(ModuleSummary(module: fields[1], types: [], aliases: [:]))
            case "C" where fields.count == 4, "P" where fields.count == 4:
                guard !summaries.isEmpty else { continue }
                summaries[summaries.count - 1].types.append(type(fields))
            default:
                guard let member = member(fields), let module = summaries.indices.last,
                    let type = summaries[module].types.indices.last
                else { continue }
                summaries[module].types[type].members.append(member)
            }
        }
        return summaries
    }

    private static func type(_ fields: [String]) -> TypeSummary {
        TypeSummary(
            name: fields[1],
            kind: fields[0] == "P" ? .protocol : .class,
            inherited: fields[3].split(separator: ",").map(String.init),
            members: [],
            isGeneric: ["1", "3"].contains(fields[2]),
            access: .open,
            hasObjCMembers: false,
            isObjC: false,
            movedMembers: [],
            isFinal: ["2", "3"].contains(fields[2]) ? true : nil
        )
    }

    private static func member(_ fields: [String]) -> Member? {
        guard fields.count >= 5, let kind = Member.Kind(rawValue: fields[0]), let traits = Int(fields[2]),
            let access = Int(fields[3]).flatMap(Access.init)
        else { return nil }
        let parameters = stride(from: 5, to: fields.count - 1, by: 2).map { place in
            Member.Parameter(label: fields[place], name: fields[place], type: fields[place + 1], defaultValue: nil)
        }
        return Member(
            kind: kind,
            name: fields[1],
            parameters: parameters,
            type: fields[4].isEmpty ? nil : fields[4],
            traits: Member.Traits(rawValue: traits),
            access: access,
            objcName: nil
        )
    }
}
