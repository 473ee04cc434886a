import Platform

/// `#selector`, `#keyPath`, `#available`: what Swift knows only beside Objective-C or Apple's systems.
struct ExpressionPort {
    let port: FilePort

    func run() {
        for directive in port.file.directives {
            switch directive.name {
            case "selector": selector(directive)
            case "keyPath": keyPath(directive)
            case "available": availability(directive, isAvailable: true)
            case "unavailable": availability(directive, isAvailable: false)
            default: continue
            }
        }
    }

    /// The text between the parentheses after a directive, and where all of it ends.
    private func arguments(_ directive: SourceScanner.Directive) -> (text: String, range: Range<Int>)? {
        let bytes = port.file.bytes
        var place = directive.offset + 1 + directive.name.utf8.count
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return nil }
        let start = place + 1
        var depth = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
            place += 1
            if depth == 0 { return (port.file.text(start..<(place - 1)), directive.offset..<place) }
        }
        return nil
    }

    private func selector(_ directive: SourceScanner.Directive) {
        guard let (text, range) = arguments(directive) else { return }
        let resolver = SelectorResolver(index: port.index, plan: port.plan)
        let found = resolver.resolve(text, in: port.file.body(around: directive.offset))
        if let doubt = found.doubt {
            port.note(.warning, at: directive.offset, "#selector(\(text.inOneLine))", doubt)
        }
        if let entry = found.framework { registerFrameworkMember(entry.member, of: entry.owner, found.selector) }
        port.needsRuntime = true
        let type = hasOwnSelector(at: directive.offset) ? "ObjectiveCRuntime.Selector" : "Selector"
        port.edits.replace(range, with: "\(type)(\"\(found.selector)\")", in: port.file)
    }

    /// Whether the module has a type of its own there that is called as Objective-C's selectors.
    private func hasOwnSelector(at offset: Int) -> Bool {
        let context = port.file.body(around: offset)?.name ?? ""
        if port.index.isAlias("Selector", from: context) { return true }
        let name = port.index.resolve("Selector", from: context)
        return name.flatMap { port.index.entries[$0] }.map { !$0.bodies.isEmpty } ?? false
    }

    /// UIKit's own methods answer to the selectors that the module asks for.
    private func registerFrameworkMember(_ member: Member, of owner: String, _ selector: String) {
        // A class's own methods are asked for by exchanges of implementations alone, which say so.
        guard !member.traits.contains(.isStatic),
            let text = MemberList(owner: owner).entry(for: member, selector: selector)
        else { return }
        let hash = StableHash.hex(
            "\(owner) \(selector) \(port.job.module) \(port.file.path.dropFirst(port.job.root.count))"
        ).suffix(10)
        port.edits.append(
            "private final class __Ported_\(hash): ObjectiveCRuntime.PortedMembers "
                + "{ override class func register() { \(text) } }"
        )
    }

    private func keyPath(_ directive: SourceScanner.Directive) {
        guard let (text, range) = arguments(directive) else { return }
        let components = text.split(separator: ".").map { $0.trimmed.filter { $0 != "?" && $0 != "!" } }
        let keys = components.drop { component in
            component == "self" || component == "Self" || component.first?.isUppercase ?? true
        }
        let context = port.file.body(around: directive.offset)?.name ?? ""
        let names = renamed(Array(keys), after: components.dropLast(keys.count), in: context)
        port.edits.replace(range, with: "\"\(names.joined(separator: "."))\"", in: port.file)
    }

    /// Properties under their names in Objective-C, as far as the types on the way are known.
    private func renamed(_ keys: [String], after path: ArraySlice<String>, in context: String) -> [String] {
        let root = path.filter { $0 != "self" && $0 != "Self" }.joined(separator: ".")
        var type = root.isEmpty ? context : port.index.resolve(root, from: context)
        return keys.map { key in
            guard let owner = type else { return key }
            for entry in port.index.superclasses(of: owner) {
                guard let member = entry.summary.members.first(where: { $0.kind == .variable && $0.name == key }) else {
                    continue
                }
                let written = member.type.map { TypeName.plain($0).filter { $0 != "?" } }
                type = written.flatMap { port.index.resolve($0, from: entry.summary.name) }
                return member.objcName ?? key
            }
            type = nil
            return key
        }
    }

    private func availability(_ directive: SourceScanner.Directive, isAvailable: Bool) {
        guard let (text, range) = arguments(directive) else { return }
        var question: String?
        for part in text.split(separator: ",") {
            let words = part.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, words[0] == "iOS" else { continue }
            let numbers = words[1].split(separator: ".").compactMap { Int($0) }
            question = numbers.map(String.init).joined(separator: ", ")
        }
        guard let question else {
            return port.edits.replace(range, with: isAvailable ? "true" : "false", in: port.file)
        }
        port.needsRuntime = true
        let call = "ObjectiveCRuntime.PortedAvailability.isAtLeast(\(question))"
        port.edits.replace(range, with: (isAvailable ? "" : "!") + call, in: port.file)
    }
}
