import Foundation
import Platform

/// A model that answers questions; none can be loaded here.
open class MLModel: NSObject, @unchecked Sendable {
    /// How the model was loaded.
    open var configuration: MLModelConfiguration { MLModelConfiguration() }

    /// Throws: models can't be loaded here.
    public init(contentsOf url: URL) throws { throw Self.refusal() }
    /// Throws: models can't be loaded here.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw Self.refusal() }
    /// Throws: models can't be compiled here.
    open class func compileModel(at modelURL: URL) throws -> URL { throw refusal() }
    /// Throws: models can't be loaded here.
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws
        -> MLModel
    { throw refusal() }

    private static func refusal() -> MLModelError {
        AbsentFeature.report("MLModel", "models can't be loaded here")
        return MLModelError(.generic)
    }

    /// Throws: there is no model that could answer.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw Self.refusal() }
    /// Throws: there is no model that could answer.
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
        -> any MLFeatureProvider
    {
        throw Self.refusal()
    }
}

/// How a model is loaded.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    /// What computes. Default: all.
    open var computeUnits = MLComputeUnits.all
    /// The model's name for people.
    open var modelDisplayName: String?
    /// The usual configuration.
    public override init() {}
}

/// What computes.
public enum MLComputeUnits: Int, Sendable {
    /// The processor, it and the graphics processor, all, the processor and the neural engine.
    case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is asked.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    /// Whether only the processor counts. Default: false.
    open var usesCPUOnly = false
    /// The usual options.
    public override init() {}
}

/// Why a model failed.
public struct MLModelError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// Any other, types of features, reading and writing, layers.
        case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6, parameters = 7
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.CoreML`.
    public static var errorDomain: String { "com.apple.CoreML" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}
