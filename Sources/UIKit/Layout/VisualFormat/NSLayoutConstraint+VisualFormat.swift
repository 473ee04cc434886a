import Foundation

extension NSLayoutConstraint {
    /// The constraints that a line like `H:|-[label]-8-[field(>=80)]-|` describes, not yet active (AL-39).
    ///
    /// - Parameters:
    ///   - format: Horizontal without `H:` or `V:`. What can't be read raises UIKit's exception with its place.
    ///   - opts: How the views stand to each other across the format's direction.
    ///   - metrics: Numbers, in points or as priorities, by the names that the format uses.
    ///   - views: Views and layout guides by the names that the format uses.
    public class func constraints(
        withVisualFormat format: String,
        options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            var parser = VisualFormatParser(format, metrics: numbers(in: metrics ?? [:]))
            return try VisualFormatConstraints(try parser.parse(), options: opts, views: views).made()
        } catch {
            UIKitException.raise(.invalidArgument, error.message(in: format))
            return []
        }
    }

    private class func numbers(in metrics: [String: Any]) -> [String: CGFloat] {
        metrics.compactMapValues { value in
            switch value {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let priority as UILayoutPriority: CGFloat(priority.rawValue)
            default: nil
            }
        }
    }
}
