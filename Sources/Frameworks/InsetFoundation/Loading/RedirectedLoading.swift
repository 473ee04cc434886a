import Foundation
import FoundationNetworking

/// Loads what a protocol was redirected to, for the same task, once the session's delegate agrees.
///
/// - Note: The task's `currentRequest` stays that of before; Foundation for Linux doesn't let it be set.
final class RedirectedLoading: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let loading: URLProtocol
    private let client: any URLProtocolClient

    init(of loading: URLProtocol, for client: any URLProtocolClient) {
        self.loading = loading
        self.client = client
        super.init()
    }

    /// Asks the session's delegate, and loads what it says; a delegate that says nothing gets the redirect as the answer.
    func begin(_ request: URLRequest, after response: URLResponse) {
        guard let task = loading.task, let session = task.ownSession else { return }
        ask(about: request, after: response, of: task, in: session) { [self] request in
            guard let request else {
                client.urlProtocol(loading, didReceive: response, cacheStoragePolicy: .notAllowed)
                return client.urlProtocolDidFinishLoading(loading)
            }
            // Sessions share the queue on which protocols load, and tasks are made on it.
            DispatchQueue.global().async { [self] in
                let inner = URLSession(configuration: session.configuration, delegate: self, delegateQueue: nil)
                inner.dataTask(with: request).resume()
                inner.finishTasksAndInvalidate()
            }
        }
    }

    private func ask(
        about request: URLRequest,
        after response: URLResponse,
        of task: URLSessionTask,
        in session: URLSession,
        then follow: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate = session.delegate as? any URLSessionTaskDelegate,
            let response = response as? HTTPURLResponse
        else { return follow(request) }
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session,
                task: task,
                willPerformHTTPRedirection: response,
                newRequest: request,
                completionHandler: follow
            )
        }
    }

    // MARK: What comes

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let outer = loading.task, let session = outer.ownSession else { return completionHandler(nil) }
        ask(about: request, after: response, of: outer, in: session, then: completionHandler)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard isWanted else { return completionHandler(.cancel) }
        // The inner session has kept it where it may be kept.
        client.urlProtocol(loading, didReceive: response, cacheStoragePolicy: .notAllowed)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard isWanted else { return dataTask.cancel() }
        client.urlProtocol(loading, didLoad: data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard isWanted else { return }
        if let error { return client.urlProtocol(loading, didFailWithError: error) }
        client.urlProtocolDidFinishLoading(loading)
    }

    /// False once the app has cancelled the task.
    private var isWanted: Bool { loading.task.map { $0.state == .running || $0.state == .suspended } ?? false }
}
