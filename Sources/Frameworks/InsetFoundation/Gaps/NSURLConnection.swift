import Foundation
import FoundationNetworking

/// Fetches without a session, as before iOS 7.
open class NSURLConnection: NSObject {
    /// Fetches, and hands over what came on a queue; only one of data and error isn't nil.
    public class func sendAsynchronousRequest(
        _ request: URLRequest,
        queue: OperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }
        .resume()
    }

    /// Whether a request can be fetched: a scheme says how.
    public class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "ftp", "file", "data"].contains(request.url?.scheme?.lowercased() ?? "")
    }
}
