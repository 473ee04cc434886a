import CoreText
import Foundation

extension UIFont {
    private enum Key {
        static let name = "UIFontName"
        static let size = "UIFontPointSize"
        static let style = "UIFontTextStyleForScaling"
    }

    convenience init?(archivedIn coder: NSCoder) {
        // A key that isn't there raises on Linux.
        guard coder.containsValue(forKey: Key.name),
            let name = coder.decodeObject(of: NSString.self, forKey: Key.name) as String?
        else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: Key.size))
        var description =
            FontDescription(systemFontName: name, size: size) ?? FontDescription(name: name, size: size)
        let style = coder.decodeObject(of: NSString.self, forKey: Key.style) as String?
        description.textStyle = style.flatMap { CoreText.TextStyle(rawValue: $0) }
        self.init(description)
    }

    func write(to coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: Key.name)
        coder.encode(Double(pointSize), forKey: Key.size)
        coder.encode(fontDescription.textStyle.map { $0.rawValue as NSString }, forKey: Key.style)
    }
}
