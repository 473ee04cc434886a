import Foundation
import FoundationNetworking

/// Hands an app what an asset asks for under a scheme of the app's own.
///
/// - Note: No asset is loaded here, so the delegate is never asked.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    /// Who has the data.
    public private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// Where it is asked.
    public private(set) var delegateQueue: DispatchQueue?
    /// Whether keys are loaded before they are needed. Default: false.
    open var preloadsEligibleContentKeys = false

    override init() { super.init() }

    /// Sets who is asked, and where.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}

/// Has the data of assets; never asked here.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Whether the delegate will answer a request.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    /// A request is no longer wanted.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        didCancel loadingRequest: AVAssetResourceLoadingRequest
    )
}

extension AVAssetResourceLoaderDelegate {
    /// False: it isn't waited for.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    /// Does nothing.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// What an asset asks for; nothing makes one here.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    /// The address that is asked for.
    public let request: URLRequest
    /// Questions about the whole resource; nil where there is none.
    public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    /// The data that are asked for; nil where there are none.
    public let dataRequest: AVAssetResourceLoadingDataRequest?
    /// Whether it has been answered.
    public private(set) var isFinished = false
    /// Whether it is no longer wanted.
    public internal(set) var isCancelled = false
    /// What a server answered.
    open var response: URLResponse?
    /// The address to ask instead.
    open var redirect: URLRequest?

    init(
        _ request: URLRequest,
        _ contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?,
        _ dataRequest: AVAssetResourceLoadingDataRequest?
    ) {
        (self.request, self.contentInformationRequest) = (request, contentInformationRequest)
        self.dataRequest = dataRequest
    }

    /// Says that the request has been answered.
    open func finishLoading() { isFinished = true }
    /// Says that the request can't be answered.
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// Questions about a whole resource.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    /// The resource's uniform type identifier.
    open var contentType: String?
    /// How long it is, in bytes.
    open var contentLength: Int64 = 0
    /// Whether parts can be asked for. Default: false.
    open var isByteRangeAccessSupported = false
    /// When it has to be asked for again.
    open var renewalDate: Date?

    override init() { super.init() }
}

/// The part of a resource that is asked for.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    /// Where it begins, in bytes.
    public let requestedOffset: Int64
    /// How long it is, in bytes.
    public let requestedLength: Int
    /// Whether all up to the end is wanted.
    public let requestsAllDataToEndOfResource: Bool
    /// Where the next data go.
    public private(set) var currentOffset: Int64

    init(offset: Int64, length: Int, isToEnd: Bool) {
        (requestedOffset, requestedLength) = (offset, length)
        (requestsAllDataToEndOfResource, currentOffset) = (isToEnd, offset)
    }

    /// Hands over the next data.
    open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
