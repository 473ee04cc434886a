import SwiftSyntax

/// Overrides that Swift without Objective-C doesn't allow: in extensions, and of what extensions declare.
///
/// A member of an extension of the module's own classes gets a place in the class's body, which calls it. What an
/// extension of another module's class declares asks a table for what stands in.
struct MovedMembers {
    /// What becomes of a member.
    enum Role {
        /// It is called by one in the class's body.
        case moved(ForwardingMember)
        /// It asks whether something stands in for it.
        case asks(selector: String)
        /// It stands in for an extension's member, under a name of its own where one is given.
        case standsIn(name: String?, selector: String)
        /// It overrides, in an extension, what nothing here asks about: it stays under a name of its own.
        case unheard(name: String)
        /// It overrides what every class answers to on iOS, and nobody calls it: it stays, and what it hands on to is nothing.
        case idle
    }

    private struct Key: Hashable {
        let body: ObjectIdentifier
        let place: Int
    }

    private let index: ModuleIndex
    private var roles: [Key: Role] = [:]

    init(index: ModuleIndex) {
        self.index = index
    }

    /// Members of NSObject that our runtime declares in extensions, and their selectors.
    private static let runtimeMembers: [String: String] = [
        "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "responds(to:)": "respondsToSelector:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
        "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
        "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:", "awakeFromNib()": "awakeFromNib",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
            "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
        "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    ]

    /// Members of UIKit's classes whose implementations ask for what an app's extension puts in their place.
    private static let asked: Set<String> = [
        "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
        "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
        "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden", "viewDidLoad()",
        "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "touchesBegan(_:with:)", "touchesMoved(_:with:)",
        "touchesEnded(_:with:)", "touchesCancelled(_:with:)", "canPerformAction(_:withSender:)", "sizeThatFits(_:)",
        "sizeToFit()", "motionEnded(_:with:)",
    ]

    func role(of place: Int, in body: TypeBody) -> Role? { roles[Key(body: ObjectIdentifier(body), place: place)] }

    /// Whether a member is listed under another name.
    func isRenamed(_ member: Member, in body: TypeBody) -> Bool {
        guard member.traits.contains(.isOverride), let place = body.entries.firstIndex(where: { $0.member == member })
        else { return false }
        switch role(of: place, in: body) {
        case .standsIn, .unheard: return true
        case .moved, .asks, .idle, nil: return false
        }
    }

    /// The entries of what stands in for members of extensions.
    func overrides(in body: TypeBody, _ list: MemberList) -> [String] {
        body.entries.enumerated().compactMap { place, entry in
            guard case .standsIn(let name, let selector) = role(of: place, in: body) else { return nil }
            if entry.member.traits.contains(.isStatic) { return list.dependents(entry.member) }
            if entry.member.kind == .variable {
                return "override(\"\(selector)\") { (o: \(list.owner), _) in o.\(name ?? entry.member.name) }"
            }
            return list.override(of: entry.member, selector: selector, calling: name ?? entry.member.name)
        }
    }

    // MARK: Planning

    mutating func plan(_ files: [SourceFile], into plan: ModulePlan) {
        for file in files {
            for body in file.bodies where body.kind == .class || body.kind == .extension {
                for (place, entry) in body.entries.enumerated() where entry.member.kind != .initializer {
                    if plan.inherited.overriding[ObjectIdentifier(body)]?.contains(place) ?? false {
                        if body.kind == .extension { move(place, body, plan, isOverride: true) }
                    } else if entry.member.traits.contains(.isOverride) {
                        planOverride(entry.member, place, body, plan)
                    } else if body.kind == .extension {
                        open(place, body, plan)
                    }
                }
            }
        }
    }

    /// Lets another module override what an extension declares as `open`, which only members of Objective-C's may be;
    /// and what says `@objc` in an extension of a framework's class, which tests override beside `@testable import`.
    private mutating func open(_ place: Int, _ body: TypeBody, _ plan: ModulePlan) {
        let member = body.entries[place].member
        guard !member.traits.contains(.isStatic), let entry = index.entry(body.name) else { return }
        guard member.access == .open || entry.declaration == nil && Self.canBeAsked(member) else { return }
        if entry.declaration != nil { return move(place, body, plan) }
        let key = Key(body: ObjectIdentifier(body), place: place)
        guard entry.summary.mayBeClass, roles[key] == nil, Self.canBeHandedOn(member) else { return }
        roles[key] = .asks(selector: member.selector)
        plan.setNeedsRuntime(body.file)
    }

    /// Whether what a member is given can be kept in a list, and what it returns be asked for by its type.
    private static func canBeHandedOn(_ member: Member) -> Bool {
        guard member.type?.hasPrefix("some ") != true else { return false }
        return member.parameters.allSatisfy(MemberList.canBePassed)
    }

    /// Whether a member says `@objc` itself and can hand everything on that it is given.
    private static func canBeAsked(_ member: Member) -> Bool {
        let traits = member.traits
        guard traits.contains(.explicitObjC), traits.isDisjoint(with: unasked), member.access > .fileprivate else {
            return false
        }
        return member.parameters.allSatisfy { parameter in
            ["->", "inout ", "...", "some ", "@"].allSatisfy { !parameter.type.contains($0) }
        }
    }

    private static let unasked: Member.Traits = [
        .isStatic, .isSettable, .throws, .isAsync, .isGeneric, .isFinal, .nonobjc, .isOutlet, .isAction, .isOverride,
    ]

    /// What Xcode completes as a class's own, though it is its objects' that are called.
    private static let idle: Set<String> = ["awakeFromNib()"]

    private mutating func planOverride(_ member: Member, _ place: Int, _ body: TypeBody, _ plan: ModulePlan) {
        let name = index.resolve(body.name, from: "") ?? body.name
        if member.traits.contains(.isStatic), Self.idle.contains(member.fullName) {
            let key = Key(body: ObjectIdentifier(body), place: place)
            return roles[key] = .idle
        }
        for entry in index.superclasses(of: name).dropFirst() {
            let same = entry.summary.members.filter { Self.isSame($0, member) }
            guard let found = same.first(where: { Self.hasSameTypes($0, member) }) ?? same.first else { continue }
            // What it overrides itself stands higher up.
            if found.traits.contains(.isOverride) { continue }
            let isMoved = entry.summary.movedMembers.contains(found.fullName)
            guard found.traits.contains(.isInExtension), !isMoved else { break }
            if entry.declaration != nil {
                moveDeclaration(of: found, in: entry, plan)
            } else {
                if let own = declaration(of: found, in: entry) {
                    roles[Key(body: ObjectIdentifier(own.body), place: own.place)] = .asks(selector: found.selector)
                    plan.setNeedsRuntime(own.body.file)
                } else if found.access != .open, !Self.canBeAsked(found) {
                    break
                }
                let renamed = "__override_\(name.replacing(".", with: "_"))_\(member.name)"
                roles[Key(body: ObjectIdentifier(body), place: place)] = .standsIn(
                    name: renamed,
                    selector: found.selector
                )
                return
            }
            break
        }
        let isAbove = index.superclasses(of: name).dropFirst().contains { entry in
            entry.summary.name == "NSObject"
                ? Self.foundations.contains(member.fullName)
                : entry.summary.members.contains { Self.isSame($0, member) }
        }
        if body.kind == .extension, isAbove, index.entry(name)?.declaration == nil {
            let renamed = "__override_\(name.replacing(".", with: "_"))_\(member.name)"
            let isAsked = Self.asked.contains(member.fullName)
            roles[Key(body: ObjectIdentifier(body), place: place)] =
                isAsked ? .standsIn(name: renamed, selector: member.selector) : .unheard(name: renamed)
        } else if !isAbove, let selector = Self.runtimeMembers[member.fullName] ?? everyObjects(member)?.selector {
            // What every object has by a protocol's extension: the class has its own beside it, by its name.
            roles[Key(body: ObjectIdentifier(body), place: place)] = .standsIn(name: nil, selector: selector)
        } else if body.kind == .extension {
            move(place, body, plan)
        }
    }

    /// What Foundation gives to every object, which an extension can't override.
    private static let foundations: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

    /// The same member as UIKit and the modules beside it give to every object.
    private func everyObjects(_ member: Member) -> Member? {
        index.entry("NSObjectProtocol")?.summary.members.first {
            Self.isSame($0, member) && $0.traits.contains(.isInExtension)
        }
    }

    private static func isSame(_ left: Member, _ right: Member) -> Bool {
        left.kind == right.kind && left.fullName == right.fullName
            && left.traits.contains(.isStatic) == right.traits.contains(.isStatic)
    }

    /// Overloads may differ in nothing but their types: a list of views, or any number of them.
    private static func hasSameTypes(_ left: Member, _ right: Member) -> Bool {
        zip(left.parameters, right.parameters).allSatisfy {
            TypeName.plain($0.type).filter { $0 != " " } == TypeName.plain($1.type).filter { $0 != " " }
        }
    }

    private func declaration(of member: Member, in entry: ModuleIndex.Entry) -> (body: TypeBody, place: Int)? {
        for body in entry.bodies where body.kind == .extension {
            if let place = body.entries.firstIndex(where: { $0.member == member }) { return (body, place) }
        }
        return nil
    }

    private mutating func moveDeclaration(of member: Member, in entry: ModuleIndex.Entry, _ plan: ModulePlan) {
        guard let found = declaration(of: member, in: entry) else { return }
        move(found.place, found.body, plan)
    }

    /// Gives a member of an extension a place in the class's body.
    private mutating func move(_ place: Int, _ body: TypeBody, _ plan: ModulePlan, isOverride: Bool = false) {
        let key = Key(body: ObjectIdentifier(body), place: place)
        guard roles[key] == nil, let entry = index.entry(body.name), let declaration = entry.declaration else { return }
        let member = body.entries[place].member
        let forwarding = ForwardingMember(body.entries[place], of: entry.summary.name)
        guard let text = forwarding.text(isOverride: isOverride || member.traits.contains(.isOverride)) else { return }
        roles[key] = .moved(forwarding)
        entry.summary.movedMembers.append(member.fullName)
        plan.addInsertion(text, into: declaration)
        // Types of the signature may come from modules that only the extension's file imports.
        guard declaration.file !== body.file else { return }
        let known = Set(declaration.file.imports.map { $0.path.trimmedDescription })
        for module in body.file.imports.map({ $0.path.trimmedDescription }) where !known.contains(module) {
            guard !module.contains("."), module != index.module else { continue }
            plan.addStatement("import \(module)", behind: declaration.file)
        }
    }
}
