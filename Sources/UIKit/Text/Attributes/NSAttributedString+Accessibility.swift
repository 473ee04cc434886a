import Foundation

extension NSAttributedString.Key {
    /// An `NSNumber`: whether punctuation is read out.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// A BCP 47 code: the language that the text is read in.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// An `NSNumber` from 0 to 2: how high the voice is; 1 is ordinary.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// An `NSNumber`: whether an announcement waits for the one before.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How the text is pronounced, in the phonetic alphabet.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// An `NSNumber`: whether the text is read letter by letter.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// An `NSNumber` from 0 to 6: the heading's level; 0 is none.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Words of the app's own about the text's attributes.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// What kind of text it is.
    public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
