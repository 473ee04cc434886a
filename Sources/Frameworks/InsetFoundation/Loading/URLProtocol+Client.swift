import Foundation
import FoundationNetworking

extension URLProtocol {
    /// The client of an app's own protocol; ported source says `client` under this name.
    ///
    /// Foundation for Linux ends the program at a redirect, keeps nothing of what such protocols load in a session's cache,
    /// and hands on their errors as they are. Between it and the protocol stands a client that does what iOS does.
    public var _client: (any URLProtocolClient)? {
        guard let client, task != nil else { return client }
        if let known = client as? LoadingClient { return known }
        let made = LoadingClient(before: client)
        self.client = made
        return made
    }
}
