import Foundation

/// Writes lists in the words of a language: "apples, pears, and plums".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Has the language; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each object; without one, the default, an object's description stands for it.
    open var itemFormatter: Formatter?

    /// A formatter with the defaults.
    public override init() { super.init() }

    /// A formatter with the defaults: none are archived here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Texts as a list in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        join(strings, .current) ?? ""
    }

    /// Objects as a list; nil if ``itemFormatter`` can't write one of them. Without objects it's empty.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append(String(describing: item))
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return Self.join(texts, locale ?? .current)
    }

    /// The list of an array; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let items as [Any]: string(from: items)
        case let items as NSArray: string(from: items.map { $0 })
        default: nil
        }
    }

    /// Another formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListFormatter()
        (copy.locale, copy.itemFormatter) = (locale, itemFormatter)
        return copy
    }

    private static func join(_ texts: [String], _ locale: Locale) -> String? {
        texts.isEmpty ? "" : ICUList.join(texts, locale: locale.identifier)
    }
}
