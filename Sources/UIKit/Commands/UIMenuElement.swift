import Foundation

/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    /// Whether a check mark stands beside the element; raw values are UIKit's.
    public enum State: Int, Sendable {
        /// No mark; the default.
        case off = 0
        /// A check mark; counts as selected in the menu (BT-13).
        case on = 1
        /// A dash: some of what the element stands for is on; doesn't count as selected.
        case mixed = 2
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Performing the action does nothing; shown in a secondary color (BT-M24).
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown in red (BT-16).
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Has no row (BT-M24).
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after a choice (BT-16).
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// How a repeated choice is answered.
    public enum RepeatBehavior: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// The menu may stay open for another choice.
        case repeatable = 1
        /// The menu closes at the first choice.
        case nonRepeatable = 2
    }

    /// Empty for elements that show an image only.
    open var title: String { storedTitle }
    /// Stands beside the title. Nil by default.
    open var image: UIImage? { storedImage }
    /// A second line below the title (iOS 15).
    open var subtitle: String?
    var storedTitle: String
    var storedImage: UIImage?

    init(elementTitle: String, subtitle: String?, image: UIImage?) {
        storedTitle = elementTitle
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Menu elements are not archived: always nil.
    public init?(coder: NSCoder) { nil }

    /// Itself where an element can't be changed; commands and actions are copied.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
