import Foundation

extension NSMutableString {
    /// Appends a text with arguments in the places of its `%` marks.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }

    /// Appends a text with arguments in the places of its `%` marks.
    public func appendFormat(_ format: String, _ args: any CVarArg...) {
        append(String(format: format, arguments: args))
    }
}

// In an extension of a protocol, as a class's initializer can't be added or overridden by another module, and only a
// protocol's may assign itself.
/// What can be made empty.
public protocol _EmptyTextMaking {}

extension NSMutableString: _EmptyTextMaking {}

extension _EmptyTextMaking where Self: NSMutableString {
    /// An empty text.
    public init() {
        guard let empty = NSMutableString(capacity: 0) as? Self else {
            preconditionFailure("a subclass of NSMutableString declares its own init()")
        }
        self = empty
    }
}

extension NSString {
    /// A text with arguments in the places of its `%` marks, with numbers as the current locale writes them.
    public class func localizedStringWithFormat(_ format: String, _ args: any CVarArg...) -> NSString {
        String(_format: format, locale: .current, arguments: args) as NSString
    }

    /// The same as with a format that is a `String`: on iOS it may be of either kind.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        String(_format: format as String, locale: .current, arguments: args) as NSString
    }
}
