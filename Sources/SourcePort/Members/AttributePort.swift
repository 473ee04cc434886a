import SwiftSyntax

/// Takes away what only the compiler for Objective-C understands.
struct AttributePort {
    let port: FilePort

    /// Attributes that go, without arguments or with them.
    private static let removed: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable",
        "nonobjc", "NSManaged", "NSCopying", "objcImpl", "_objcImplementation",
    ]

    func run() {
        let file = port.file
        for attribute in file.attributes {
            let end = attribute.offset + 1 + attribute.name.utf8.count
            if Self.removed.contains(attribute.name) {
                port.edits.blank(attribute.offset..<endOfArguments(after: end, in: attribute.name), in: file)
            } else if attribute.name == "convention" {
                convention(attribute.offset)
            } else if attribute.name == "UIApplicationMain" || attribute.name == "NSApplicationMain" {
                port.edits.replace(attribute.offset..<end, with: "@main", in: file)
            }
        }
        for body in file.bodies {
            protocolNeedsClass(body)
            for entry in body.entries { members(entry, of: body) }
        }
    }

    /// Blocks, and functions of C that take objects, are closures here: neither has a form in C without Objective-C.
    private func convention(_ offset: Int) {
        let place = AbsolutePosition(utf8Offset: offset)
        var next = port.file.tree.token(at: place)?.parent
        while let node = next, !node.is(AttributedTypeSyntax.self) { next = node.parent }
        guard let type = next?.as(AttributedTypeSyntax.self),
            let attribute = type.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: {
                $0.range.lowerBound == offset
            })
        else { return }
        let isBlock = attribute.arguments?.trimmedDescription.hasPrefix("block") ?? false
        if isBlock || takesObjects(type.baseType) { port.edits.blank(attribute.range, in: port.file) }
    }

    /// Whether classes stand among a function's parameters or results.
    private func takesObjects(_ type: TypeSyntax) -> Bool {
        let words = type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return words.contains { word in
            ["Any", "AnyObject", "AnyClass", "Selector", "NSObject", "String"].contains(word)
                || port.index.entry(word)?.summary.mayBeClass ?? false
        }
    }

    /// `@objc` takes the name in the parentheses that follow at once.
    private func endOfArguments(after end: Int, in name: String) -> Int {
        guard name == "objc", end < port.file.bytes.count, port.file.bytes[end] == UInt8(ascii: "(") else { return end }
        var close = end
        while close < port.file.bytes.count, port.file.bytes[close] != UInt8(ascii: ")") { close += 1 }
        return min(close + 1, port.file.bytes.count)
    }

    /// Only classes conform to a protocol of Objective-C's.
    private func protocolNeedsClass(_ body: TypeBody) {
        guard body.kind == .protocol, body.attribute("objc") != nil else { return }
        let bound: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "UIResponder", "NSObject"]
        guard let inheritance = body.inheritance else {
            return port.edits.insert(": AnyObject", at: body.endOfName)
        }
        guard bound.isDisjoint(with: body.inherited), let first = inheritance.inheritedTypes.first else { return }
        port.edits.insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func members(_ entry: TypeBody.Entry, of body: TypeBody) {
        let modifiers = entry.syntax.modifiers
        if let modifier = modifiers?.first(named: "dynamic") { port.edits.blank(modifier.range, in: port.file) }
        // A protocol's requirements of Objective-C are told apart by `OptionalPort`.
        guard let attributes = entry.syntax.attributes else { return }
        if body.kind != .protocol, entry.member.kind != .initializer, port.isObjC(entry.member, in: body) {
            unavailable(attributes)
        }
        if attributes.first(named: "NSManaged") != nil { managed(entry) }
        if attributes.first(named: "NSCopying") != nil { copying(entry) }
    }

    /// What only Interface Builder may set, by name, is unavailable to source, and what is made for Objective-C alone is
    /// obsolete to Swift: the list of members must reach both.
    private func unavailable(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "available"
        {
            let words = attribute.arguments?.as(AvailabilityArgumentListSyntax.self) ?? []
            if words.contains(where: { $0.argument.trimmedDescription == "unavailable" }) {
                port.edits.blank(attribute.range, in: port.file)
            } else if words.first?.argument.trimmedDescription == "swift",
                words.contains(where: {
                    $0.argument.as(AvailabilityLabeledArgumentSyntax.self)?.label.text == "obsoleted"
                })
            {
                // Swift's own member of the name is meant where there is one.
                port.edits.replace(attribute.range, with: "@_disfavoredOverload", in: port.file)
            }
        }
    }

    /// A managed property has neither storage nor accessors: it gets those that ask its object's context, as does a
    /// method that changes a relationship.
    private func managed(_ entry: TypeBody.Entry) {
        let member = entry.member
        let end = entry.syntax.range.upperBound
        guard member.kind == .variable else {
            let arguments = member.parameters.map { ", " + $0.name }.joined()
            return port.edits.insert(" { _managedCall(\"\(member.name)\"\(arguments)) }", at: end)
        }
        port.edits.insert(
            " { get { _managedValue(\"\(member.name)\") } set { _setManagedValue(newValue, \"\(member.name)\") } }",
            at: end
        )
    }

    /// Such a property keeps a copy of what it is given.
    private func copying(_ entry: TypeBody.Entry) {
        guard let variable = entry.syntax.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil
        else { return }
        let name = entry.member.name
        port.needsRuntime = true
        port.edits.insert(
            " { didSet { \(name) = ObjectiveCRuntime.PortedMembers.copied(\(name)) } }",
            at: entry.syntax.range.upperBound
        )
    }
}
