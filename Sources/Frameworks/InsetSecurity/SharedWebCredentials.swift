import CoreGraphics
import Foundation
import Platform

private func refusal(_ call: String) -> CFError {
    AbsentFeature.report(call, "no passwords are shared with sites here; it ends in an error")
    return NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound))
}

/// Ends in an error: no passwords are shared with sites here.
public func SecAddSharedWebCredential(
    _ fqdn: CFString,
    _ account: CFString,
    _ password: CFString?,
    _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(refusal("SecAddSharedWebCredential")) }

/// Ends in an error: no passwords are shared with sites here.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?,
    _ account: CFString?,
    _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, refusal("SecRequestSharedWebCredential")) }

/// A password by chance, "xxx-xxx-xxx-xxx" with a small letter, a capital and a figure at least.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let groups = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
    var letters = groups.compactMap { $0.randomElement() }
    while letters.count < 12 { letters.append(groups.joined().randomElement() ?? "a") }
    letters.shuffle()
    let parts = stride(from: 0, to: 12, by: 3).map { String(letters[$0..<($0 + 3)]) }
    return NSString(string: parts.joined(separator: "-"))
}
