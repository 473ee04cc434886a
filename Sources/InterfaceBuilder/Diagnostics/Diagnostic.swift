/// Something in a document that was left out or mended while reading, in one line.
public struct Diagnostic: Sendable, Hashable {
    /// How much is lost.
    public enum Severity: String, Sendable, Hashable {
        /// Something that the author meant is missing.
        case error
        /// The document loads as it was meant, as far as one can tell.
        case warning
    }

    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        case unknownElement(name: String)
        case unknownAttribute(name: String, element: String)
        /// `used` is what the reader took instead.
        case badValue(String, attribute: String, element: String, used: String)
        /// `known` are the names that would do.
        case unknownName(String, attribute: String, element: String, known: [String])
        /// An attribute, or a value of that key, which an app would see and Inset doesn't have.
        case withoutEffect(String, element: String, because: String)
        case duplicateID(String, firstLine: Int)
        case missingOutletDestination(property: String, destination: String)
        case missingActionTarget(selector: String, destination: String)
        case missingSegueDestination(segue: String, destination: String)
        case missingConstraintItem(constraint: String, item: String)
        /// First attribute or second attribute is none that constraints have.
        case meaninglessConstraint(constraint: String)
        case missingVariationReference(destination: String)
        case missingInitialViewController(destination: String)
        /// A launch screen is shown before any code of the app runs (LB-3).
        case codeInLaunchScreen(LaunchScreenPart)
        /// There are more than were asked for.
        case more(limit: Int)
    }

    /// What a launch screen can't have (LB-3).
    public enum LaunchScreenPart: Sendable, Hashable {
        case customClass(String)
        case outlet(String)
        case action(String)
        case runtimeAttribute(String)
        case webView
    }

    /// The document's path as it was given.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// The object that it is about, or the nearest around it; nil outside of objects.
    public let objectID: String?
    /// What is wrong, with the names that the message has.
    public let reason: Reason
}

extension Diagnostic {
    /// An error where something that the author meant is missing.
    public var severity: Severity {
        switch reason {
        case .unknownElement, .unknownAttribute, .badValue, .unknownName, .withoutEffect, .missingVariationReference,
            .more:
            .warning
        case .duplicateID, .missingOutletDestination, .missingActionTarget, .missingSegueDestination,
            .missingConstraintItem, .meaninglessConstraint, .missingInitialViewController, .codeInLaunchScreen:
            .error
        }
    }

    /// What is wrong and what to do, without the place.
    public var message: String { reason.message }
}

extension Diagnostic.Reason {
    /// A value that has no meaning: not one of those that are known, or, where none are given, no number or truth value.
    package static func meaningless(
        _ value: String,
        attribute: String,
        element: String,
        known: [String]
    ) -> Diagnostic.Reason {
        let shown = value.count > 40 ? value.prefix(40) + "…" : value
        guard !known.isEmpty else {
            return .badValue(shown, attribute: attribute, element: element, used: "absent")
        }
        return .unknownName(shown, attribute: attribute, element: element, known: known)
    }

    /// What is wrong and what to do, without the place.
    package var message: String {
        switch self {
        case .unknownElement(let name):
            "<\(name)> is not known and was left out; check its spelling, or report it as missing"
        case .unknownAttribute(let name, let element):
            "attribute \(name) of <\(element)> is not known and was left out; check its spelling, or report it as missing"
        case .badValue(let value, let attribute, let element, let used):
            "\(attribute)=\"\(value)\" of <\(element)> makes no sense and was read as \(used); correct it"
        case .unknownName(let value, let attribute, let element, let known):
            "\(attribute)=\"\(value)\" of <\(element)> is not known and was left out; known are "
                + known.joined(separator: ", ")
        case .withoutEffect(let name, let element, let reason):
            "\(name) of <\(element)> has no effect: \(reason)"
        case .duplicateID(let id, let firstLine):
            "the object ID \(id) was already given in line \(firstLine); give one of the two another ID"
        case .missingOutletDestination(let property, let destination):
            "outlet \(property) leads to \(destination), which is not in this document; reconnect or delete the outlet"
        case .missingActionTarget(let selector, let destination):
            "action \(selector) leads to \(destination), which is not in this document; reconnect or delete the action"
        case .missingSegueDestination(let segue, let destination):
            "segue \(segue) leads to \(destination), which is not in this document; delete the segue or add the scene"
        case .missingConstraintItem(let constraint, let item):
            "constraint \(constraint) is about \(item), which is not in this document; delete the constraint"
        case .meaninglessConstraint(let constraint):
            "constraint \(constraint) has an attribute that constraints don't have; delete or correct it"
        case .missingVariationReference(let destination):
            "a variation is about \(destination), which is not in this document; delete the entry"
        case .missingInitialViewController(let destination):
            "the initial view controller \(destination) is not in this document; mark another scene as initial"
        case .codeInLaunchScreen(let part):
            "\(part) is never seen in a launch screen, which is shown before the app's code runs; \(part.advice)"
        case .more(let limit):
            "more than \(limit) messages; correct these first"
        }
    }
}

extension Diagnostic.LaunchScreenPart: CustomStringConvertible {
    /// "the custom class Badge".
    public var description: String {
        switch self {
        case .customClass(let name): "the custom class \(name)"
        case .outlet(let property): "outlet \(property)"
        case .action(let selector): "action \(selector)"
        case .runtimeAttribute(let keyPath): "the user-defined runtime attribute \(keyPath)"
        case .webView: "a web view"
        }
    }

    fileprivate var advice: String {
        switch self {
        case .customClass: "use UIKit's class"
        case .outlet, .action: "delete the connection"
        case .runtimeAttribute: "delete the attribute"
        case .webView: "delete the view"
        }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// "Main.storyboard:41: segue … leads to …".
    public var description: String { "\(file):\(line): \(message)" }
}
