import Foundation

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// The value, of whatever kind.
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
    /// The value as a text; nil for others.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
    /// The value as a number; nil for others.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
    /// The value as a date; nil for others.
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
    /// The value as bytes; nil for others.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
