import SwiftSyntax

/// Calls of Objective-C's runtime: class lookup goes to ours, the rest can't work.
struct RuntimeNamePort {
    let port: FilePort

    /// `view.classForCoder.description()`: a class of any object answers what NSObject's do.
    private func describeClasses() {
        guard port.file.contains(".classForCoder.", in: 0..<port.file.bytes.count) else { return }
        let finder = CodedClassFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for base in finder.found {
            port.edits.insert("(", at: base.range.lowerBound)
            port.edits.insert(" as! NSObject.Type)", at: base.range.upperBound)
        }
    }

    /// What changes classes while the program runs, or sends messages by hand.
    private static let unsupported: [String: String] = [
        "method_exchangeImplementations": "exchanging methods", "method_setImplementation": "exchanging methods",
        "class_replaceMethod": "exchanging methods", "class_addMethod": "adding methods",
        "class_copyMethodList": "looking at methods", "class_copyPropertyList": "looking at properties",
        "class_copyIvarList": "looking at variables", "class_getInstanceVariable": "looking at variables",
        "imp_implementationWithBlock": "making methods",
        "objc_msgSend": "sending messages", "objc_allocateClassPair": "making classes",
        "objc_registerClassPair": "making classes", "objc_getClass": "looking at classes",
        "objc_copyClassList": "looking at classes", "objc_getClassList": "looking at classes",
        "object_setClass": "changing an object's class",
        "NSInvocation": "sending messages",
    ]

    /// Functions that ours stand in for.
    private static let replaced = ["NSClassFromString": "classNamed", "NSStringFromClass": "name(of:)"]

    func run() {
        describeClasses()
        for name in port.file.runtimeNames {
            if let replacement = Self.replaced[name.name] {
                let range = name.offset..<(name.offset + name.name.utf8.count)
                // A member of that name, or one that says its module.
                if name.offset > 0, port.file.bytes[name.offset - 1] == UInt8(ascii: ".") { continue }
                port.edits.replaceExactly(range, with: "ObjectiveCRuntime.PortedMembers.\(replacement)")
                port.needsRuntime = true
            } else if let what = Self.unsupported[name.name] {
                port.note(
                    .unsupported,
                    at: name.offset,
                    name.name,
                    "\(what) needs Objective-C's runtime; override the method or call it directly instead"
                )
            }
        }
    }
}

/// Finds classes of objects that are asked to describe themselves.
private final class CodedClassFinder: SyntaxVisitor {
    private(set) var found: [ExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "description", let base = node.base,
            base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "classForCoder",
            node.parent?.is(FunctionCallExprSyntax.self) ?? false
        {
            found.append(base)
        }
        return .visitChildren
    }
}
