import Foundation
import Platform
@_exported import UIKit

/// What a person wants of an app; nobody asks for it here.
open class INIntent: NSObject, @unchecked Sendable {
    /// What people say for it.
    open var suggestedInvocationPhrase: String?
    /// The name by which it is handled.
    open var identifier: String? { nil }
    /// Nothing wanted.
    public override init() {}
}

/// What an app answers.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// What the app goes on with.
    open var userActivity: NSUserActivity?
    /// No answer.
    public override init() {}
}

/// Something that a person has done with an app, told to the system; nothing is kept.
open class INInteraction: NSObject, @unchecked Sendable {
    /// What was wanted.
    public let intent: INIntent
    /// What was answered.
    public let intentResponse: INIntentResponse?
    /// A name of the app's.
    open var identifier = UUID().uuidString
    /// A group of the app's.
    open var groupIdentifier: String?
    /// Something that was done.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    /// Done at once; nothing is kept.
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        AbsentFeature.report("INInteraction.donate", "there is no assistant here; nothing is kept")
        completion?(nil)
    }
    /// Done at once; nothing was kept.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Done at once; nothing was kept.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Done at once; nothing was kept.
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

/// The assistant's permission; denied.
open class INPreferences: NSObject {
    /// Whether the assistant may use the app; denied.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    /// Answers that it may not.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        AbsentFeature.report("INPreferences.requestSiriAuthorization", "there is no assistant here; access is denied")
        handler(.denied)
    }
    /// The assistant's language.
    open class func siriLanguageCode() -> String { "en-US" }
}

/// Whether the assistant may use an app.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// Not asked, forbidden on this device, denied, allowed.
    case notDetermined = 0, restricted, denied, authorized
}
