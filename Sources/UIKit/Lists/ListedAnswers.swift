import Foundation
import ObjectiveCRuntime

/// What a data source has of the methods that it may leave out, where that can be seen: ported sources list theirs.
@MainActor
struct ListedAnswers {
    private let source: NSObject

    /// Nil where the source doesn't list what it has.
    ///
    /// - Parameter required: The selector of a method that no source goes without.
    init?(of source: AnyObject?, required: Selector) {
        guard let source = source as? NSObject, source.responds(to: required) else { return nil }
        self.source = source
    }

    func has(_ selector: Selector) -> Bool { source.responds(to: selector) }
}
