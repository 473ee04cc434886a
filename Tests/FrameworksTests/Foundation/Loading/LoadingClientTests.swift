import Foundation
import FoundationNetworking
import InsetFoundation
import Testing

/// Answers as the path of the address says.
private final class StubProtocol: URLProtocol, @unchecked Sendable {
    enum Refusal: Error { case odd, other }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub.test" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url else { return }
        switch url.path {
        case "/fails": _client?.urlProtocol(self, didFailWithError: Refusal.other)
        case "/offline": _client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        case "/moved":
            guard let new = URL(string: "http://stub.test/kept") else { return }
            _client?.urlProtocol(self, wasRedirectedTo: URLRequest(url: new), redirectResponse: response(url, 302))
            // Many say so, though the session goes on elsewhere.
            _client?.urlProtocolDidFinishLoading(self)
        default:
            let policy: URLCache.StoragePolicy = url.path == "/kept" ? .allowed : .notAllowed
            _client?.urlProtocol(self, didReceive: response(url, 200), cacheStoragePolicy: policy)
            _client?.urlProtocol(self, didLoad: Data("body of \(url.path)".utf8))
            _client?.urlProtocolDidFinishLoading(self)
        }
    }

    private func response(_ url: URL, _ status: Int) -> HTTPURLResponse {
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: [:])
        else { preconditionFailure("every status makes an answer") }
        return response
    }
}

/// What one task came to.
private struct Outcome: Sendable {
    var text: String
    var status: Int?
    var path: String?
    var error: (any Error)?
    var isCached: Bool
}

/// Refuses redirects, and collects what a task brings.
private final class Refusing: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var asked: [String] = []
    var status: Int?
    let isDone: AsyncStream<Void>.Continuation

    init(_ isDone: AsyncStream<Void>.Continuation) { self.isDone = isDone }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        asked.append("\(response.statusCode) to \(request.url?.path ?? "")")
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        status = (task.response as? HTTPURLResponse)?.statusCode
        isDone.finish()
    }
}

@Suite("Foundation: an app's own protocols of loading")
struct LoadingClientTests {
    private func configuration() -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        return configuration
    }

    private func load(_ path: String) async throws -> Outcome {
        let session = URLSession(configuration: configuration())
        let url = try #require(URL(string: "http://stub.test" + path))
        return await withCheckedContinuation { continuation in
            session.dataTask(with: url) { data, response, error in
                let outcome = Outcome(
                    text: String(decoding: data ?? Data(), as: UTF8.self),
                    status: (response as? HTTPURLResponse)?.statusCode,
                    path: response?.url?.path,
                    error: error,
                    isCached: session.configuration.urlCache?.cachedResponse(for: URLRequest(url: url)) != nil
                )
                continuation.resume(returning: outcome)
            }
            .resume()
        }
    }

    @Test func `an answer that may be kept is in the session's cache when the task is complete`() async throws {
        let kept = try await load("/kept")
        #expect(kept.text == "body of /kept" && kept.isCached)
        let other = try await load("/other")
        #expect(other.text == "body of /other" && !other.isCached)
    }

    @Test func `a redirect is followed, whatever the protocol says after it`() async throws {
        let outcome = try await load("/moved")
        #expect(outcome.text == "body of /kept" && outcome.status == 200 && outcome.path == "/kept")
    }

    @Test func `a delegate that refuses a redirect gets it as the answer`() async throws {
        let (done, continuation) = AsyncStream.makeStream(of: Void.self)
        let delegate = Refusing(continuation)
        let session = URLSession(configuration: configuration(), delegate: delegate, delegateQueue: nil)
        session.dataTask(with: try #require(URL(string: "http://stub.test/moved"))).resume()
        for await _ in done {}
        #expect(delegate.asked == ["302 to /kept"] && delegate.status == 302)
    }

    @Test func `an error of Swift's reaches the app as an NSError of its type's name`() async throws {
        let error = try #require(try await load("/fails").error)
        #expect(type(of: error) is NSError.Type)
        #expect((error as NSError).domain.hasSuffix("StubProtocol.Refusal") && (error as NSError).code == 1)
        #expect(String(describing: error).hasPrefix("Error Domain="))
    }

    @Test func `an error of loading stays what it is`() async throws {
        let error = try await load("/offline").error
        #expect((error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test func `a cache made of nothing has room`() {
        let cache = URLCache._empty()
        #expect(cache.memoryCapacity == 524_288 && cache.diskCapacity == 10_485_760)
    }
}
