import Foundation
import FoundationNetworking

extension HTTPURLResponse {
    /// What `init(url:mimeType:expectedContentLength:textEncodingName:)` makes on iOS, an initializer that Linux's class
    /// doesn't inherit: an answer of status 200. Ported source calls this.
    public static func _answer(
        url: URL,
        mimeType: String?,
        expectedContentLength length: Int,
        textEncodingName name: String?
    ) -> HTTPURLResponse {
        var fields: [String: String] = [:]
        if let mimeType { fields["Content-Type"] = mimeType + (name.map { "; charset=\($0)" } ?? "") }
        if length >= 0 { fields["Content-Length"] = "\(length)" }
        let answer = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
        guard let answer else { preconditionFailure("every answer of status 200 can be made") }
        return answer
    }

    /// What `HTTPURLResponse()` makes on iOS: an answer of status 200.
    ///
    /// - Note: Its URL is `about:blank`, where iOS has none.
    public static func _answer() -> HTTPURLResponse {
        _answer(url: .blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension URLResponse {
    /// What `URLResponse()` makes on iOS, whose `init()` Linux's class doesn't inherit. Ported source calls this.
    ///
    /// - Note: Its URL is `about:blank`, where iOS has none.
    public static func _plain() -> URLResponse {
        URLResponse(url: .blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension URL {
    fileprivate static var blank: URL {
        guard let blank = URL(string: "about:blank") else { preconditionFailure("ASCII letters make a URL") }
        return blank
    }
}
