import Foundation

/// What a predicate's format says of an object.
indirect enum PredicateCondition {
    /// Always so.
    case constant(Bool)
    /// Not so.
    case not(PredicateCondition)
    /// All of them.
    case and([PredicateCondition])
    /// One of them.
    case or([PredicateCondition])
    /// A comparison of two values, of any, all or none of the left one's elements where the modifier says so.
    case comparison(PredicateValue, Operator, PredicateValue, modifier: String?, String.CompareOptions)

    /// How two values are compared.
    enum Operator: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case begins = "BEGINSWITH", contains = "CONTAINS", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    /// Whether it holds for an object.
    ///
    /// - Parameter variables: What stands for `$NAME`, by name without the sign.
    func holds(for object: Any?, variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let condition): return !condition.holds(for: object, variables: variables)
        case .and(let conditions): return conditions.allSatisfy { $0.holds(for: object, variables: variables) }
        case .or(let conditions): return conditions.contains { $0.holds(for: object, variables: variables) }
        case .comparison(let left, let comparison, let right, let modifier, let options):
            let (left, right) = (left.of(object, variables), right.of(object, variables))
            guard let modifier else { return comparison.holds(left, right, options) }
            let elements = PredicateValue.elements(of: left) ?? []
            switch modifier {
            case "ALL": return elements.allSatisfy { comparison.holds($0, right, options) }
            case "NONE": return !elements.contains { comparison.holds($0, right, options) }
            default: return elements.contains { comparison.holds($0, right, options) }
            }
        }
    }
}

extension PredicateCondition.Operator {
    func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        let order = { PredicateValue.order(left, right, options) }
        switch self {
        case .equal: return order() == .orderedSame
        case .unequal: return order() != .orderedSame
        case .less: return order() == .orderedAscending
        case .lessOrEqual: return order().map { $0 != .orderedDescending } ?? false
        case .greater: return order() == .orderedDescending
        case .greaterOrEqual: return order().map { $0 != .orderedAscending } ?? false
        case .isIn: return isElement(left, of: right, options)
        case .between:
            guard let bounds = PredicateValue.elements(of: right), bounds.count == 2 else { return false }
            let low = PredicateValue.order(bounds[0], left) ?? .orderedDescending
            let high = PredicateValue.order(left, bounds[1]) ?? .orderedDescending
            return low != .orderedDescending && high != .orderedDescending
        case .contains where PredicateValue.text(left) == nil: return isElement(right, of: left, options)
        case .begins, .contains, .ends, .like, .matches: return compares(left, right, options)
        }
    }

    private func isElement(_ value: Any?, of list: Any?, _ options: String.CompareOptions) -> Bool {
        if let text = PredicateValue.text(value), let whole = PredicateValue.text(list) {
            return whole.range(of: text, options: options) != nil
        }
        let elements = PredicateValue.elements(of: list) ?? []
        return elements.contains { PredicateValue.order(value, $0, options) == .orderedSame }
    }

    private func compares(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let text = PredicateValue.text(left), let part = PredicateValue.text(right) else { return false }
        let pattern: String
        switch self {
        case .begins: return text.range(of: part, options: options.union(.anchored)) != nil
        case .ends: return text.range(of: part, options: options.union([.anchored, .backwards])) != nil
        case .like:
            let escaped = NSRegularExpression.escapedPattern(for: part)
            pattern = escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        case .matches: pattern = part
        default: return text.range(of: part, options: options) != nil
        }
        var search: String.CompareOptions = .regularExpression
        if options.contains(.caseInsensitive) { search.insert(.caseInsensitive) }
        return text.range(of: "^(?:\(pattern))$", options: search) != nil
    }
}
