import CoreGraphics
import Foundation
import Platform

/// What is looked for in an image; nothing is found here.
open class VNRequest: NSObject, VNRequestResults, @unchecked Sendable {
    /// Called when a handler has looked.
    public let completionHandler: VNRequestCompletionHandler?
    /// Whether it may wait for others. Default: false.
    open var preferBackgroundProcessing = false
    /// Whether only the processor counts. Default: false.
    open var usesCPUOnly = false
    /// Which version of the search is meant. Default: 1.
    open var revision = 1
    private(set) var found: [VNObservation]?

    /// A request that nobody is told of.
    public convenience override init() { self.init(completionHandler: nil) }
    /// A request.
    public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
    /// Nothing runs between calls.
    open func cancel() {}
    /// The versions that there are.
    open class var supportedRevisions: IndexSet { IndexSet(integer: 1) }
    /// The version that is meant by default.
    open class var defaultRevision: Int { 1 }
    /// The version that is newest.
    open class var currentRevision: Int { 1 }

    /// Finds nothing, and tells so.
    func perform() {
        AbsentFeature.report("\(type(of: self))", "images aren't searched here; nothing is found")
        found = []
        completionHandler?(self, nil)
    }
}

/// Has results, which subclasses have under the same name with their own type; Swift lets no property be overridden so.
public protocol VNRequestResults {}

extension VNRequestResults where Self: VNRequest {
    /// What was found; nil before a handler has looked.
    public var results: [VNObservation]? { found }
}

/// Called when a handler has looked.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What is looked for in a part of an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part, as shares of width and height, with y upwards. Default: all.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
