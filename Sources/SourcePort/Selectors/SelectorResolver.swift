/// Finds the method that a `#selector` names, by what is written and by what the index has.
struct SelectorResolver {
    let index: ModuleIndex
    let plan: ModulePlan

    /// What a `#selector` means.
    struct Result {
        var selector: String
        /// Why it may mean something else.
        var doubt: String?
        /// A framework's method, which nobody lists yet.
        var framework: (owner: String, member: Member)?
    }

    /// What is written in the parentheses, in parts.
    private struct Expression {
        var isSetter = false
        var isGetter = false
        /// What stands before the last point.
        var owner = ""
        var name = ""
        var labels: [String]?
        /// How many arguments the type after `as` takes.
        var count: Int?
    }

    /// - Parameter body: The type or extension around the expression.
    func resolve(_ text: String, in body: TypeBody?) -> Result {
        let expression = parse(text)
        var found: [(owner: ModuleIndex.Entry, member: Member)] = []
        for owners in candidates(expression, in: body) {
            found = members(expression, of: owners)
            if !found.isEmpty { break }
        }
        guard let choice = choose(found, expression) else { return unknown(expression, text) }
        let member = choice.member
        var result = Result(selector: member.selector)
        if expression.isSetter { result.selector = SelectorName.setter(of: member.objcName ?? member.name) }
        let names = Set(found.map(\.member.selector))
        if names.count > 1, expression.labels == nil, expression.count == nil,
            found.count(where: { plan.isObjC($0.member, of: $0.owner.summary.name) }) > 1
        {
            result.doubt =
                "several methods have this name (\(names.sorted().joined(separator: ", "))); \(member.selector) was "
                + "taken; write the labels, as in \(member.fullName)"
        }
        let isOwn = choice.owner.bodies.contains { $0.entries.contains { $0.member == member } }
        if !isOwn, choice.owner.summary.kind == .class, !member.traits.contains(.objc) {
            result.framework = (choice.owner.summary.name, member)
        }
        return result
    }

    // MARK: Reading

    private func parse(_ text: String) -> Expression {
        var expression = Expression()
        var text = unwrapped(text.trimmed)
        if text.hasPrefix("getter:") || text.hasPrefix("setter:") {
            expression.isSetter = text.hasPrefix("setter:")
            expression.isGetter = !expression.isSetter
            text = unwrapped(text.dropFirst(7).trimmed)
        }
        if let cast = text.firstRange(ofWord: " as ") {
            expression.count = argumentCount(text[cast.upperBound...].trimmed)
            text = unwrapped(text[..<cast.lowerBound].trimmed)
        }
        var path = text[...]
        if text.hasSuffix(")"), let open = labelStart(text) {
            let list = text[text.index(after: open)..<text.index(before: text.endIndex)]
            expression.labels = list.split(separator: ":").map(\.trimmed).filter { !$0.isEmpty }.map { label in
                label == "_" ? "" : SelectorName.unescaped(label)
            }
            path = text[..<open]
        }
        if let dot = path.lastIndex(of: ".") {
            let owner = Self.withoutGenericArguments(path[..<dot])
            expression.owner = owner.trimmed.filter { $0 != "?" && $0 != "!" }
            path = path[path.index(after: dot)...]
        }
        expression.name = SelectorName.unescaped(path.trimmed)
        return expression
    }

    /// `Box` of `Box<[String: Int]>`.
    private static func withoutGenericArguments(_ path: Substring) -> String {
        var depth = 0
        return path.reduce(into: "") { result, character in
            if character == "<" { depth += 1 }
            if depth == 0 { result.append(character) }
            if character == ">" { depth -= 1 }
        }
    }

    /// The parenthesis that opens the list of labels at the end.
    private func labelStart(_ text: String) -> String.Index? {
        var depth = 0
        var place = text.endIndex
        while place > text.startIndex {
            place = text.index(before: place)
            if text[place] == ")" { depth += 1 }
            if text[place] == "(" {
                depth -= 1
                if depth == 0 { return place }
            }
        }
        return nil
    }

    /// Without parentheses around all of it.
    private func unwrapped(_ text: String) -> String {
        guard text.hasPrefix("("), text.hasSuffix(")"), labelStart(text) == text.startIndex else { return text }
        return unwrapped(text.dropFirst().dropLast().trimmed)
    }

    /// Of `(Editor) -> (Button) -> Void`, or `(Button) -> Void`: the arguments of the last arrow but none within.
    private func argumentCount(_ type: String) -> Int? {
        var type = unwrapped(type)
        if type.hasSuffix("?") || type.hasSuffix("!") { type = unwrapped(String(type.dropLast())) }
        var parts: [String] = []
        var depth = 0
        var part = ""
        var last: Character = " "
        for character in type {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
            if character == ">", last == "-", depth == 0 {
                parts.append(part.dropLast().trimmed)
                part = ""
            } else {
                part.append(character)
            }
            last = character
        }
        guard var arguments = parts.last else { return nil }
        for effect in [" throws", " async"] where arguments.hasSuffix(effect) {
            arguments = arguments.dropLast(effect.count).trimmed
        }
        let list = arguments.hasPrefix("(") ? arguments.dropFirst().dropLast().trimmed : arguments
        if list.isEmpty || list == "Void" || list == "()" { return 0 }
        return splitAtCommas(list)
    }

    private func splitAtCommas(_ list: String) -> Int {
        var depth = 0
        var count = 1
        for character in list {
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { count += 1 }
        }
        return count
    }

    // MARK: Looking

    /// Groups of types to look in, nearest first.
    private func candidates(_ expression: Expression, in body: TypeBody?) -> [[ModuleIndex.Entry]] {
        var groups: [[ModuleIndex.Entry]] = []
        let own = body?.name ?? ""
        let isSelf = ["", "self", "Self", "super", "type(of: self)"].contains(expression.owner)
        if isSelf {
            var scope = index.resolve(own, from: "") ?? own
            while !scope.isEmpty {
                groups += family(of: scope)
                scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
            }
        } else if let type = index.resolve(expression.owner, from: own) ?? self.type(of: expression.owner, in: own) {
            groups += family(of: type)
        }
        let named = (index.ownersByMember[expression.name] ?? []).compactMap { index.entries[$0] }
        groups.append(named.filter { !$0.bodies.isEmpty })
        // Of a type that nothing is known of.
        if !isSelf, index.resolve(expression.owner, from: own) == nil { groups.append(named) }
        return groups
    }

    /// The class by itself, then its superclasses one by one, then its protocols.
    private func family(of type: String) -> [[ModuleIndex.Entry]] {
        let classes = index.superclasses(of: type)
        return classes.map { [$0] } + [classes.flatMap { index.protocols(of: $0) }]
    }

    /// The type of a property such as `model` or `self.model`.
    private func type(of path: String, in context: String) -> String? {
        var type = index.resolve(context, from: "")
        for component in path.split(separator: ".") where component != "self" {
            guard let owner = type else { return nil }
            let property = index.superclasses(of: owner).lazy.flatMap(\.summary.members).first {
                $0.kind == .variable && $0.name == component
            }
            type = property?.type.flatMap { index.resolve(TypeName.plain($0).filter { $0 != "?" }, from: owner) }
        }
        return type
    }

    private func members(
        _ expression: Expression,
        of owners: [ModuleIndex.Entry]
    ) -> [(owner: ModuleIndex.Entry, member: Member)] {
        let isProperty = expression.isGetter || expression.isSetter
        return owners.flatMap { owner in
            owner.summary.members.filter { member in
                guard member.name == expression.name || (expression.name == "init" && member.kind == .initializer)
                else {
                    return false
                }
                if isProperty { return member.kind == .variable }
                guard member.kind != .variable else { return false }
                if let labels = expression.labels { return member.labels == labels }
                if let count = expression.count { return member.parameters.count == count }
                return true
            }
            .map { (owner, $0) }
        }
    }

    private func choose(
        _ found: [(owner: ModuleIndex.Entry, member: Member)],
        _ expression: Expression
    ) -> (owner: ModuleIndex.Entry, member: Member)? {
        found.first { $0.member.traits.contains(.explicitObjC) }
            ?? found.first { plan.isObjC($0.member, of: $0.owner.summary.name) } ?? found.first
    }

    private func unknown(_ expression: Expression, _ text: String) -> Result {
        if expression.isSetter { return Result(selector: SelectorName.setter(of: expression.name)) }
        if expression.isGetter { return Result(selector: expression.name) }
        if let labels = expression.labels {
            return Result(selector: SelectorName.of(expression.name, labels: labels))
        }
        let count = expression.count ?? 0
        let selector = expression.name + String(repeating: ":", count: count)
        guard expression.count == nil else { return Result(selector: selector) }
        return Result(
            selector: selector,
            doubt: "no method \(expression.name) was found; \(selector) without arguments was taken; write the labels, "
                + "as in \(expression.name)(_:)"
        )
    }
}

extension StringProtocol {
    /// Where a text first occurs.
    func firstRange(ofWord word: String) -> Range<Index>? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(word) { return place..<index(place, offsetBy: word.count) }
            place = index(after: place)
        }
        return nil
    }
}
