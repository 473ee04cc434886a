import Foundation
import Platform

/// The metrics of the system's standard views, as `metrics.json` holds them.
///
/// Sections are read by typed values beside their use (`LayoutMetrics`, …), each once.
enum UIKitMetrics {
    private nonisolated(unsafe) static let all: [String: Any] = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "metrics.json"),
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [:] }
        return json
    }()

    /// One top-level section; empty when the resource is missing.
    static func section(_ name: String) -> [String: Any] { all[name] as? [String: Any] ?? [:] }

    /// A number that stands alone or as the `value` of an annotated entry.
    static func number(_ json: Any?) -> CGFloat? {
        if let number = json as? NSNumber { return CGFloat(number.doubleValue) }
        if let entry = json as? [String: Any] { return number(entry["value"]) }
        return nil
    }
}
