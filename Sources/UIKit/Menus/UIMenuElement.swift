/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether a check mark stands beside the element; raw values are UIKit's.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// How a repeated choice is answered.
    public enum RepeatBehavior: Int, Sendable {
        case automatic = 0
        case repeatable = 1
        case nonRepeatable = 2
    }

    open var title: String { storedTitle }
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

    public init?(coder: NSCoder) { nil }
}
