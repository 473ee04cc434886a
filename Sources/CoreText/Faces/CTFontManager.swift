import CoreGraphics
import Foundation

/// For whom a font is registered; every scope is this process here.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// What went wrong with a font file; raw values are Apple's.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
}

/// The domain of errors that the functions below give.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file known by their names, until the process ends or they are unregistered.
///
/// - Parameters:
///   - fontURL: A font file.
///   - scope: Not used: fonts are known to this process.
///   - error: Takes what went wrong, retained; its sentence says what to do.
/// - Returns: False where the file holds no font, or one whose name is taken.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(to: error) { () throws(FontError) in try FontRegistry.register(fontURL as URL) }
}

/// Forgets the fonts of a file.
///
/// - Returns: False where none of them was registered.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(to: error) { () throws(FontError) in try FontRegistry.unregister(fontURL as URL) }
}

/// Makes the fonts of several files known, and calls the handler once, before it returns.
///
/// - Parameters:
///   - fontURLs: `URL`s of font files.
///   - scope: Not used: fonts are known to this process.
///   - enabled: Without effect: registered fonts can be used.
///   - registrationHandler: Gets what went wrong, and whether that was all; its answer has no effect.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [NSError] = []
    for case let url as URL in fontURLs as [AnyObject] {
        do throws(FontError) {
            try FontRegistry.register(url)
        } catch {
            errors.append(error.managerError)
        }
    }
    _ = registrationHandler?(errors as NSArray, true)
}

/// Makes a font known by its names, until the process ends or it is unregistered.
///
/// - Returns: False for damaged fonts, and for names that are taken.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = font.postScriptName.map { String($0.substring(from: 0)) } ?? ""
    return report(to: error) { () throws(FontError) in try FontRegistry.register(font.data, name: name) }
}

/// Forgets a font.
///
/// - Returns: False where it wasn't registered.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = font.postScriptName.map { String($0.substring(from: 0)) } ?? ""
    return report(to: error) { () throws(FontError) in try FontRegistry.unregister(name: name) }
}

private func report(
    to pointer: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ body: () throws(FontError) -> Void
) -> Bool {
    do throws(FontError) {
        try body()
        return true
    } catch {
        pointer?.pointee = Unmanaged.passRetained(error.managerError)
        return false
    }
}

extension FontError {
    fileprivate var managerError: NSError {
        let code: CTFontManagerError =
            switch self {
            case .unreadable: .fileNotFound
            case .tooLarge, .notScalable: .unrecognizedFormat
            case .corrupt: .invalidFontData
            case .alreadyRegistered: .alreadyRegistered
            case .notRegistered: .notRegistered
            }
        return NSError(
            domain: kCTFontManagerErrorDomain as String,
            code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: description]
        )
    }
}
