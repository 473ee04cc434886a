import Foundation

extension UILabel: ArchivedContents {
    private enum Key {
        static let text = "UIText", font = "UIFont", color = "UITextColor", alignment = "UITextAlignment"
        static let lines = "UINumberOfLines"
    }

    func writeContents(to archive: NSKeyedArchiver) {
        archive.encode(text as NSString?, forKey: Key.text)
        archive.encode(font, forKey: Key.font)
        archive.encode(textColor, forKey: Key.color)
        archive.encode(textAlignment.rawValue, forKey: Key.alignment)
        archive.encode(numberOfLines, forKey: Key.lines)
    }

    func readContents(from archive: NSKeyedUnarchiver, _ object: (String) -> Any?) {
        guard archive.containsValue(forKey: Key.text) else { return }
        text = object(Key.text) as? String
        font = object(Key.font) as? UIFont ?? font
        textColor = object(Key.color) as? UIColor ?? textColor
        textAlignment = NSTextAlignment(rawValue: archive.decodeInteger(forKey: Key.alignment)) ?? textAlignment
        numberOfLines = archive.decodeInteger(forKey: Key.lines)
    }
}
