import Foundation
import Platform
@_exported import UIKit

/// A card of the wallet; can't be read here.
open class PKPass: NSObject, @unchecked Sendable {
    /// Throws: passes can't be read here.
    public init(data: Data) throws {
        AbsentFeature.report("PKPass(data:)", "passes can't be read here")
        throw PKPassKitError(.invalidDataError)
    }
    /// The number of the pass.
    open var serialNumber: String { "" }
    /// The kind of pass.
    open var passTypeIdentifier: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
}

/// Why a pass failed.
public struct PKPassKitError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `PKPassKitErrorDomain`.
    public static var errorDomain: String { "PKPassKitErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}

/// The person's cards; there are none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    /// The library.
    public override init() {}
    /// Whether there are cards; false.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// The cards; none.
    open func passes() -> [PKPass] { [] }
    /// Whether the person has a card; false.
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// Asks whether a card is kept; can't be made here.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    /// Hears of the end; not kept.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    /// Nil: cards can't be kept here.
    public init?(pass: PKPass) { nil }
    /// Nil: cards can't be kept here.
    public init?(passes: [PKPass]) { nil }
    /// Nil: cards can't be kept here.
    public required init?(coder: NSCoder) { nil }
    /// Whether cards can be kept; false.
    open class func canAddPasses() -> Bool { false }
}

/// Hears of the end.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// Called at the end.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    /// Optional; nothing.
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
