import Foundation

/// Writes names of persons in the order of a language, and reads them.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default` = 0
        /// The nickname; without one the given name, as devices are set at first.
        case short = 1
        /// Given and family name.
        case medium = 2
        /// All but the nickname.
        case long = 3
        /// The first letters of given and family name; of names in scripts without capitals the family name.
        case abbreviated = 4
    }

    /// Which options a text has.
    public struct Options: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Of some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The phonetic representation is written.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// Default: `default`.
    open var style: Style = .default
    /// Whether the phonetic representation is written. Default: false.
    open var isPhonetic = false
    /// Whose order counts where a name's script leaves it open; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter with the defaults.
    public override init() { super.init() }

    /// A formatter with the defaults: none are archived here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A name in the current language's order.
    open class func localizedString(
        from components: PersonNameComponents,
        style nameFormatStyle: Style,
        options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The name; empty where it has none of the parts that the style writes.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameText(name, locale: locale ?? .current).text(style)
    }

    /// The parts of a name; nil for a text without letters.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameReader.components(of: string)
    }

    /// The name of components; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }
}
