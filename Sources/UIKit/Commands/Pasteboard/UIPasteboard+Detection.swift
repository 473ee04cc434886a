import Foundation

/// What a pasteboard's text seems to be, told without the text.
extension UIPasteboard {
    /// A kind of text.
    public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
        /// The name, as UIKit spells it.
        public var rawValue: String
        /// A pattern of a name; one that isn't known is never found.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An address of a page, with or without its scheme; its value is the text.
        public static let probableWebURL = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
        )
        /// Words that one may search for: any text that is neither a number nor an address. Its value is the text.
        public static let probableWebSearch = Self(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
        )
        /// A number alone; its value is an `NSNumber`.
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Tells which of the patterns the first item's text has, at the end of the turn.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = Set(detected(patterns).keys)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }

    /// Tells the values of those patterns that the first item's text has, at the end of the turn.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let found = detected(patterns)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }

    private func detected(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
        guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
        var found: [DetectionPattern: Any] = [:]
        if Self.isWebAddress(text) {
            found[.probableWebURL] = text
        } else if let number = Double(text) {
            found[.number] = NSNumber(value: number)
        } else {
            found[.probableWebSearch] = text
        }
        return found.filter { patterns.contains($0.key) }
    }

    private static func isWebAddress(_ text: String) -> Bool {
        text.wholeMatch(of: #/(?i)(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[\/?#]\S*)?/#) != nil
    }
}
