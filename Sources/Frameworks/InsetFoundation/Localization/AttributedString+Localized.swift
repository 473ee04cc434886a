import Foundation
import InsetMarkdown

extension AttributedString {
    /// The text of an app's tables for a key, read as Markdown within a paragraph. Values are put in before it is read.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text where no table has it.
    ///   - options: Makes no difference: values aren't marked.
    ///   - table: Which table; `Localizable` by default.
    ///   - bundle: Whose tables; the app's by default.
    ///   - locale: How numbers in the text are written; the current one by default.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(told: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    /// As by a key that is the text, with a default text of its own.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let text = String(
            localized: key,
            defaultValue: defaultValue,
            table: table,
            bundle: bundle,
            locale: locale ?? .current
        )
        self.init(told: text)
    }

    /// The text of a resource, read as Markdown within a paragraph.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self.init(told: resource.text) }

    private init(told text: String) {
        let options = MarkdownParsingOptions(
            allowsExtendedAttributes: true,
            interpretedSyntax: .inlineOnlyPreservingWhitespace
        )
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }

    /// How values in a text are told.
    public struct FormattingOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Of some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Values are to have an attribute with their number, which they haven't here.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }
}
