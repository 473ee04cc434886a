import Foundation
import FoundationNetworking

/// Hands on what an app's protocol loads to the session: follows redirects, keeps answers in the cache, and makes errors
/// `NSError`s, as iOS's session does.
///
/// A protocol calls it on one thread at a time.
final class LoadingClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private let session: any URLProtocolClient
    private var response: (URLResponse, URLCache.StoragePolicy)?
    private var data = Data()
    /// Loads in the protocol's place from a redirect on; what the protocol says after it counts no more.
    private var redirect: RedirectedLoading?

    init(before session: any URLProtocolClient) {
        self.session = session
        super.init()
    }

    func urlProtocol(
        _ protocol: URLProtocol,
        didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        guard redirect == nil else { return }
        self.response = (response, policy)
        session.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy)
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        guard redirect == nil else { return }
        if response?.1 != .notAllowed { self.data.append(data) }
        session.urlProtocol(`protocol`, didLoad: data)
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        guard redirect == nil else { return }
        keepAnswer(of: `protocol`)
        session.urlProtocolDidFinishLoading(`protocol`)
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        guard redirect == nil else { return }
        // Those of Foundation's own are what they are on iOS.
        let isFoundations = type(of: error) is NSError.Type || error is any _BridgedStoredNSError
        session.urlProtocol(`protocol`, didFailWithError: isFoundations ? error : error as NSError)
    }

    func urlProtocol(
        _ protocol: URLProtocol,
        wasRedirectedTo request: URLRequest,
        redirectResponse: URLResponse
    ) {
        guard redirect == nil else { return }
        let loading = RedirectedLoading(of: `protocol`, for: session)
        redirect = loading
        loading.begin(request, after: redirectResponse)
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        guard redirect == nil else { return }
        session.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse)
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        session.urlProtocol(`protocol`, didReceive: challenge)
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        session.urlProtocol(`protocol`, didCancel: challenge)
    }

    /// Before anybody hears that the task is complete: who does may look into the cache.
    private func keepAnswer(of loading: URLProtocol) {
        guard let (response, policy) = response, policy != .notAllowed,
            let task = loading.task as? URLSessionDataTask, let session = task.ownSession,
            let cache = session.configuration.urlCache
        else { return }
        let answer = CachedURLResponse(response: response, data: data, userInfo: nil, storagePolicy: policy)
        guard let delegate = session.delegate as? any URLSessionDataDelegate else {
            return cache.storeCachedResponse(answer, for: task)
        }
        session.delegateQueue.addOperation {
            delegate.urlSession(session, dataTask: task, willCacheResponse: answer) { answer in
                if let answer { cache.storeCachedResponse(answer, for: task) }
            }
        }
    }
}

extension URLSessionTask {
    /// The session that the task belongs to, which Foundation for Linux keeps to itself; nil once it is complete.
    var ownSession: URLSession? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let session = current.children.first(where: { $0.label == "session" }) {
                return session.value as? URLSession
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
