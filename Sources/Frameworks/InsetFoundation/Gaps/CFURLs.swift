import Foundation

/// An address from a text, relative to another where that is given; nil where the text is none.
///
/// - Parameter allocator: Without effect.
public func CFURLCreateWithString(_ allocator: AnyObject?, _ URLString: NSString!, _ baseURL: NSURL!) -> NSURL! {
    guard let text = URLString as String? else { return nil }
    return NSURL(string: text, relativeTo: baseURL as URL?)
}

/// A text with the characters that addresses can't have written as percent and two digits.
///
/// - Parameters:
///   - charactersToLeaveUnescaped: Characters that stay nevertheless; nil: none.
///   - legalURLCharactersToBeEscaped: Characters that addresses can have and that are written so, too; nil: none.
///   - encoding: Of the bytes that are written; characters that it hasn't got make the answer nil.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: AnyObject?,
    _ originalString: NSString!,
    _ charactersToLeaveUnescaped: NSString!,
    _ legalURLCharactersToBeEscaped: NSString!,
    _ encoding: CFStringEncoding
) -> NSString! {
    guard let text = originalString as String? else { return nil }
    let left = Set((charactersToLeaveUnescaped as String? ?? "").unicodeScalars)
    let escaped = Set((legalURLCharactersToBeEscaped as String? ?? "").unicodeScalars)
    let code = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    var answer = ""
    for scalar in text.unicodeScalars {
        let isPlain = urlCharacters.contains(scalar) && !escaped.contains(scalar)
        guard !isPlain, !left.contains(scalar) else {
            answer.unicodeScalars.append(scalar)
            continue
        }
        guard let bytes = String(scalar).data(using: code) else { return nil }
        for byte in bytes { answer += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    }
    return answer as NSString
}

/// A text with the characters that its percent escapes stand for; nil where these aren't UTF-8.
///
/// - Parameter charactersToLeaveEscaped: What stays escaped, of ASCII; nil: everything, and the text is the same.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: AnyObject?,
    _ originalString: NSString!,
    _ charactersToLeaveEscaped: NSString!
) -> NSString! {
    guard let text = originalString as String? else { return nil }
    guard let left = charactersToLeaveEscaped as String? else { return text as NSString }
    var protected = text
    for scalar in left.unicodeScalars where scalar.isASCII {
        let code = (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
        for spelling in [code, code.lowercased()] {
            protected = protected.replacingOccurrences(of: spelling, with: "%25" + spelling.dropFirst())
        }
    }
    return protected.removingPercentEncoding.map { $0 as NSString }
}

/// What stands in addresses as it is (RFC 2396), the percent sign not among it.
private let urlCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,"
)
