import Foundation
import FoundationNetworking

/// What an app's own class of sessions is built on: on iOS a session can be made without a configuration, as tests do with the
/// sessions that stand in for the real one.
///
/// Linux's `URLSession` hides `NSObject`'s initializer, so that no subclass has it either. This is the only one here, so that
/// Swift calls it by itself at the end of an initializer of the app's.
open class OwnURLSession: URLSession, @unchecked Sendable {
    /// A session of the default configuration.
    public init() { super.init(configuration: .default) }
}
