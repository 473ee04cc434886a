extension AttributeContainer {
    /// The values of a dictionary under UIKit's names and `link`; others, and those of another type, are left out
    /// (iOS 15).
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        func value<Value>(_ key: NSAttributedString.Key) -> Value? { attributes[key] as? Value }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            value(key) ?? (value(key) as Int?).map(NSUnderlineStyle.init(rawValue:))
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        }
        self.uiKit.font = value(.font)
        self.uiKit.paragraphStyle = value(.paragraphStyle)
        self.uiKit.foregroundColor = value(.foregroundColor)
        self.uiKit.backgroundColor = value(.backgroundColor)
        self.uiKit.ligature = number(.ligature).map { Int($0) }
        self.uiKit.kern = number(.kern)
        self.uiKit.tracking = number(.tracking)
        self.uiKit.strikethroughStyle = style(.strikethroughStyle)
        self.uiKit.underlineStyle = style(.underlineStyle)
        self.uiKit.strokeColor = value(.strokeColor)
        self.uiKit.strokeWidth = number(.strokeWidth)
        self.uiKit.shadow = value(.shadow)
        self.uiKit.attachment = value(.attachment)
        self.uiKit.baselineOffset = number(.baselineOffset)
        self.uiKit.underlineColor = value(.underlineColor)
        self.uiKit.strikethroughColor = value(.strikethroughColor)
        self.uiKit.obliqueness = number(.obliqueness)
        self.uiKit.expansion = number(.expansion)
        self.inlinePresentationIntent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent])
        self.presentationIntent = value(.presentationIntentAttributeName)
        self.imageURL = value(.imageURL)
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            value(.link) ?? (value(.link) as String?).flatMap(URL.init(string:))
    }
}
