import Foundation
@_exported import InsetCoreVideo

/// Values by their names, for a model or from it.
public protocol MLFeatureProvider {
    /// The names.
    var featureNames: Set<String> { get }
    /// A value; nil for none of the name.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    /// The values.
    public let dictionary: [String: MLFeatureValue]
    /// Values that may be plain numbers and strings; others are left out.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let number as Int: MLFeatureValue(int64: Int64(number))
            case let number as Double: MLFeatureValue(double: number)
            case let text as String: MLFeatureValue(string: text)
            default: nil
            }
        }
    }
    /// The names.
    open var featureNames: Set<String> { Set(dictionary.keys) }
    /// A value; nil for none of the name.
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    /// A value by its name.
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A value for a model or from it.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private let value: Any
    /// A whole number.
    public init(int64 value: Int64) { self.value = value }
    /// A number.
    public init(double value: Double) { self.value = value }
    /// A text.
    public init(string value: String) { self.value = value }
    /// A picture.
    public init(pixelBuffer value: CVPixelBuffer) { self.value = value }
    /// Numbers by their names.
    public init(dictionary value: [AnyHashable: NSNumber]) throws { self.value = value }
    /// The whole number; 0 for another kind of value.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number; 0 for another kind of value.
    open var doubleValue: Double { value as? Double ?? 0 }
    /// The text; empty for another kind of value.
    open var stringValue: String { value as? String ?? "" }
    /// The picture; nil for another kind of value.
    open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
    /// The numbers; empty for another kind of value.
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}
