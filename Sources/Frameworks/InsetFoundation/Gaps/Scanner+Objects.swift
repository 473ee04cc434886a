import Foundation

// The methods of before iOS 13, which hand out Objective-C's strings.
extension Scanner {
    /// Hands out the characters of a set from here on; false where none stands.
    @discardableResult @_disfavoredOverload
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanCharacters(from: set), to: result)
    }
    /// Hands out what stands before a character of a set; false where nothing does.
    @discardableResult @_disfavoredOverload
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanUpToCharacters(from: set), to: result)
    }
    /// Hands out a text where it stands here; false where another one does.
    @discardableResult @_disfavoredOverload
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanString(string), to: result)
    }
    /// Hands out what stands before a text; false where nothing does.
    @discardableResult @_disfavoredOverload
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanUpToString(string), to: result)
    }

    private func give(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}
