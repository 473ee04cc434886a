import CoreGraphics
import UIKit

/// A change that the view debugger makes to what runs: nothing of it is saved.
@MainActor
enum LiveEdit {
    /// Sets a property by its name; false for what the object doesn't have, and for nonsense.
    ///
    /// - Parameters:
    ///   - key: Of a constraint: constant, priority, isActive; of a view: isHidden, alpha, backgroundColor, text,
    ///     horizontalHugging, verticalHugging, horizontalResistance, verticalResistance.
    ///   - value: A number, "true" or "false", "#RRGGBB" or "" for a color, or text.
    static func set(_ key: String, to value: String, of object: NSObject) -> Bool {
        if let constraint = object as? NSLayoutConstraint {
            let item = constraint.firstItem
            return followingSizes(around: item as? UIView ?? (item as? UILayoutGuide)?.owningView) {
                set(key, to: value, of: constraint)
            }
        }
        guard let view = object as? UIView else { return false }
        return followingSizes(around: view) { set(key, to: value, of: view) }
    }

    /// Changes something; the rows that a view stands in are then as large as they want to be. An app's lists measure them as they are
    /// loaded, and after that only where they are told to.
    private static func followingSizes(around view: UIView?, _ change: () -> Bool) -> Bool {
        let around = Array(sequence(first: view) { $0?.superview }.compactMap { $0 })
        let (tables, collections) = (
            around.compactMap { $0 as? UITableView }, around.compactMap { $0 as? UICollectionView }
        )
        let (rows, items) = (tables.map(\.selfSizingInvalidation), collections.map(\.selfSizingInvalidation))
        for table in tables { table.selfSizingInvalidation = .enabledIncludingConstraints }
        for collection in collections { collection.selfSizingInvalidation = .enabledIncludingConstraints }
        var isDone = false
        UIView.performWithoutAnimation {
            isDone = change()
            around.last?.layoutIfNeeded()
        }
        for (table, former) in zip(tables, rows) { table.selfSizingInvalidation = former }
        for (collection, former) in zip(collections, items) { collection.selfSizingInvalidation = former }
        return isDone
    }

    private static func set(_ key: String, to value: String, of constraint: NSLayoutConstraint) -> Bool {
        switch key {
        case "constant":
            guard let number = number(value, in: -1e5...1e5) else { return false }
            constraint.constant = number
        case "priority":
            guard let number = number(value, in: 1...1000) else { return false }
            // A constraint that is in use keeps to its side of "required": it goes and comes back.
            let wasActive = constraint.isActive
            constraint.isActive = false
            constraint.priority = UILayoutPriority(Float(number))
            constraint.isActive = wasActive
        case "isActive": constraint.isActive = value == "true"
        default: return false
        }
        return true
    }

    private static func set(_ key: String, to value: String, of view: UIView) -> Bool {
        switch key {
        case "isHidden": view.isHidden = value == "true"
        case "alpha":
            guard let number = number(value, in: 0...1) else { return false }
            view.alpha = number
        case "backgroundColor":
            guard value.isEmpty || color(value) != nil else { return false }
            view.backgroundColor = color(value)
        case "text": return setText(value, of: view)
        case "horizontalHugging", "verticalHugging", "horizontalResistance", "verticalResistance":
            guard let number = number(value, in: 1...1000) else { return false }
            let axis: NSLayoutConstraint.Axis = key.hasPrefix("horizontal") ? .horizontal : .vertical
            let priority = UILayoutPriority(Float(number))
            if key.hasSuffix("Hugging") {
                view.setContentHuggingPriority(priority, for: axis)
            } else {
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        default: return false
        }
        return true
    }

    private static func setText(_ text: String, of view: UIView) -> Bool {
        switch view {
        case let label as UILabel: label.text = text
        case let field as UITextField: field.text = text
        case let button as UIButton: button.setTitle(text, for: .normal)
        case let view as UITextView: view.text = text
        default: return false
        }
        return true
    }

    private static func number(_ text: String, in range: ClosedRange<Double>) -> CGFloat? {
        guard let number = Double(text), range.contains(number) else { return nil }
        return CGFloat(number)
    }

    /// "#RRGGBB"; nil for another text.
    static func color(_ text: String) -> UIColor? {
        guard text.utf8.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else {
            return nil
        }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
