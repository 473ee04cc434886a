import CoreGraphics
import Foundation
import Platform

/// Makes an image of another.
///
/// Of the filters that aren't computed here the output is the input, which is said once by name.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    /// "CISepiaTone"; empty for a class of the app's own.
    open var name: String
    /// Whether the filter counts where it is put on a layer; nothing here does that.
    open var isEnabled = true
    private var values: [String: Any] = [:]
    private let kind: FilterKind?

    /// A filter of the app's own, which says its output itself.
    public override init() {
        (name, kind) = ("", nil)
        super.init()
    }

    init(kind: FilterKind) {
        (name, self.kind) = (kind.name, kind)
        super.init()
        setDefaults()
    }

    /// A filter by its name, with its usual values; nil where Core Image has none of that name.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// A filter by its name, with some values; nil where Core Image has none of that name.
    ///
    /// - Parameter params: Values by their keys; others are as usual.
    public init?(name: String, parameters params: [String: Any]?) {
        guard let kind = FilterKind.all[name] ?? FilterKind.absentKind(name) ?? FilterRegistry.kind(of: name) else {
            return nil
        }
        (self.name, self.kind) = (name, kind)
        super.init()
        setDefaults()
        for (key, value) in params ?? [:] { values[key] = value }
    }

    /// A filter by its name, with some values, in Swift 3's spelling.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// A filter reads nothing from an archive.
    public required init?(coder: NSCoder) { nil }

    private init(_ other: CIFilter) {
        (name, kind, isEnabled, values) = (other.name, other.kind, other.isEnabled, other.values)
        super.init()
    }

    /// A filter of the same kind with the same inputs; one of the app's own class, which keeps its inputs itself, is
    /// handed out as it is.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self) == CIFilter.self ? CIFilter(self) : self }

    /// Gives every input its usual value.
    open func setDefaults() {
        for input in kind?.inputs ?? [] {
            if let usual = input.usual { values[input.key] = usual }
        }
    }

    /// The inputs that the filter has.
    open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
    /// The outputs that the filter has.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// What is known of the filter: its name, its categories, and for each input the kind of value and the usual one.
    open var attributes: [String: Any] {
        var result: [String: Any] = [kCIAttributeFilterName: name]
        guard let kind else { return result }
        result[kCIAttributeFilterDisplayName] = kind.displayName
        result[kCIAttributeFilterCategories] = [kind.category, kCICategoryStillImage, kCICategoryBuiltIn]
        for input in kind.inputs { result[input.key] = input.attributes }
        return result
    }

    /// The filters of a category that are computed here, by name; all of them without a category.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }
    /// The filters that are in all categories and computed here, by name; all of them without categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        let general: Set<String> = [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
        let special = (categories ?? []).filter { !general.contains($0) }
        return FilterKind.all.values.filter { kind in special.allSatisfy { $0 == kind.category } }.map(\.name).sorted()
    }
    /// A filter's name for people; nil for an unknown one.
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterKind.all[filterName]?.displayName
    }

    /// Adds a filter of the app's own.
    ///
    /// - Parameters:
    ///   - name: What it is made by with ``init(name:)``.
    ///   - anObject: Makes it.
    ///   - attributes: Not kept.
    open class func registerName(
        _ name: String,
        constructor anObject: any CIFilterConstructor,
        classAttributes attributes: [String: Any] = [:]
    ) { FilterRegistry.add(anObject, for: name) }

    /// Sets an input; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// An input, or the output.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// What the filter makes of its input; nil where an image is missing.
    open var outputImage: CIImage? { kind.flatMap { $0.make(FilterValues(values, of: $0)) } }
}
