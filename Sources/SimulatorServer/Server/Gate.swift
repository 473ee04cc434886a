import FlyingFox
import Foundation

/// Who may have what: only those who know the token, from this machine's own names, and from the page itself.
///
/// A page of another site can make a browser send requests here. It doesn't know the token, its `Origin` is its own, and
/// a name of its own that leads to this machine (DNS rebinding) stands in `Host`.
struct Gate: Sendable {
    let token: String
    let port: UInt16

    /// What a request gets.
    enum Answer: Equatable {
        case file(String)
        /// Of the first device, or of one on the wall, counted from 1.
        case socket(Int)
        case refused(HTTPStatusCode)
    }

    func answer(to request: HTTPRequest) -> Answer {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else {
            return .refused(.misdirectedRequest)
        }
        if let origin = request.headers[HTTPHeader("Origin")] {
            guard hosts.contains(where: { "http://\($0)" == origin.lowercased() }) else { return .refused(.forbidden) }
        }
        guard request.method == .GET else { return .refused(.methodNotAllowed) }
        // As it was sent: nothing is decoded, nothing made shorter.
        let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return .refused(.notFound) }
        guard let number = Self.number(ofSocket: parts[2]) else { return .file(String(parts[2])) }
        // A browser always says where a socket comes from; what doesn't is no page of ours.
        return request.headers[HTTPHeader("Origin")] == nil ? .refused(.forbidden) : .socket(number)
    }

    /// How many devices a page may show side by side.
    static let mostDevices = 24

    /// "socket", "socket-1" and so on; nil for another name.
    private static func number(ofSocket name: Substring) -> Int? {
        guard name != "socket" else { return 0 }
        return (1...mostDevices).first { name == "socket-\($0)" }
    }

    /// Takes as long for a wrong token as for a right one.
    private func isToken(_ text: Substring) -> Bool {
        let (given, wanted) = (Array(text.utf8), Array(token.utf8))
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// What every answer says of itself.
    static let headers: [HTTPHeader: String] = [
        HTTPHeader("Content-Security-Policy"):
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Cache-Control"): "no-store",
    ]

    /// 128 bits from the system's source.
    static func makeToken() -> String {
        var source = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(source.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
