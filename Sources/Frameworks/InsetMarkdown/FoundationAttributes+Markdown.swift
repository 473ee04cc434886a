import Foundation

// What Foundation for Linux lacks of its attributes. The keys have values, as nothing else can give properties of the scope.

extension AttributeScopes.FoundationAttributes {
    /// What characters are meant as.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        /// Stress, code and the like.
        public typealias Value = InlinePresentationIntent
        /// The raw value of `NSAttributedString.Key.inlinePresentationIntent`.
        public static let name = "NSInlinePresentationIntent"
    }

    /// Which part of a document a paragraph is.
    public struct PresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        /// The part with those around it.
        public typealias Value = PresentationIntent
        /// The raw value of `NSAttributedString.Key.presentationIntentAttributeName`.
        public static let name = "NSPresentationIntent"
    }

    /// What characters are meant as.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    /// Which part of a document a paragraph is.
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

extension NSAttributedString.Key {
    /// What characters are meant as: the raw value of an `InlinePresentationIntent`, as NSNumber.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// Which part of a document a paragraph is: a `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
    /// Where an image lies that the characters stand for: URL.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
}
