@_exported import Foundation
import Platform

/// The person's photos; here there are none, and nobody allows to look.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    /// The one there is.
    open class func shared() -> PHPhotoLibrary { library }
    /// What the person allows: denied.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// What the person allows: denied.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Answers that the person denies it.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        refuse("requestAuthorization")
        handler(.denied)
    }
    /// Answers that the person denies it.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        refuse("requestAuthorization")
        handler(.denied)
    }
    /// Answers that the person denies it.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    /// Answers with an error, without asking for the changes.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        Self.refuse("performChanges")
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
    /// Throws, without asking for the changes.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        Self.refuse("performChanges")
        throw PHPhotosError(.accessUserDenied)
    }
    /// Throws, without asking for the changes.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        Self.refuse("performChangesAndWait")
        throw PHPhotosError(.accessUserDenied)
    }

    /// Not kept: nothing changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Nothing was kept.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    private static func refuse(_ call: String) {
        AbsentFeature.report("PHPhotoLibrary.\(call)", "there are no photos here; it is denied")
    }
}

/// Hears of changes; never called here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called when photos have changed.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed.
open class PHChange: NSObject, @unchecked Sendable {
    /// Nil: nothing changes.
    open func changeDetails<ObjectType>(for object: ObjectType) -> PHObjectChangeDetails<ObjectType>?
    where ObjectType: PHObject { nil }
    /// Nil: nothing changes.
    open func changeDetails<ObjectType>(
        for fetchResult: PHFetchResult<ObjectType>
    ) -> PHFetchResultChangeDetails<ObjectType>? where ObjectType: PHObject { nil }
}

/// What a person allows.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet, not to be asked, no, yes, or some photos.
    case notDetermined, restricted, denied, authorized, limited
}

/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
    /// To add some, or to read as well.
    case addOnly = 1, readWrite
}

/// Why something failed.
public struct PHPhotosError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114
        /// Of the network and the library.
        case networkAccessRequired = 3164, invalidResource = 3302, accessRestricted = 3310, accessUserDenied = 3311
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `PHPhotosErrorDomain`.
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// The person has denied it.
    public static var accessUserDenied: Code { .accessUserDenied }
}
