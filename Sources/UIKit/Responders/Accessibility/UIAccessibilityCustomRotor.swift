import Foundation

/// A way through an app's own kind of elements, beside those that VoiceOver's rotor has by itself.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Which way the search goes; raw values are UIKit's.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    /// Kinds that the system has a name for; raw values are UIKit's.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link
        case visitedLink
        case heading
        case headingLevel1
        case headingLevel2
        case headingLevel3
        case headingLevel4
        case headingLevel5
        case headingLevel6
        case boldText
        case italicText
        case underlineText
        case misspelledWord
        case image
        case textField
        case table
        case list
        case landmark
    }

    /// Finds the element after another; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Read out when the rotor stands on it.
    open var name: String
    /// The name with its own pronunciation; the plain name by default.
    open var attributedName: NSAttributedString
    /// Called for each step.
    open var itemSearchBlock: Search
    /// `none` for an app's own kind.
    open private(set) var systemRotorType = SystemRotorType.none

    /// A kind of the app's own. Kept for tests and tools: nothing here turns a rotor by itself.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// A kind of the app's own, whose name has its own pronunciation.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
        self.attributedName = attributedName
    }

    /// A kind that the system names.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }
}
