import Foundation

/// Where the weather comes from.
public struct WeatherAttribution: Sendable {
    /// Who tells it.
    public let serviceName: String
    /// A page with what the law asks for.
    public let legalPageURL: URL
    /// A square mark.
    public let squareMarkURL: URL
    /// The mark on dark ground.
    public let combinedMarkDarkURL: URL
    /// The mark on light ground.
    public let combinedMarkLightURL: URL
}
