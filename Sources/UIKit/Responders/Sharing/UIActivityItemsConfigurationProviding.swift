import Foundation

/// Who knows what can be shared of what is shown. From iOS 15.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// What can be shared; nil: nothing.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
