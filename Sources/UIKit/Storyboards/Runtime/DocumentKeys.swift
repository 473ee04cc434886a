import Platform

/// UIKit's own properties that documents set by name, runtime attributes such as `layer.cornerRadius`: those of the
/// tables, and what no other part of a document can say.
@MainActor
enum DocumentKeys {
    /// Lists them once.
    static let register: Void = {
        let keys = KeyedProperties.shared
        keys.register("cornerRadius", \CALayer.cornerRadius)
        keys.register("borderWidth", \CALayer.borderWidth)
        keys.register("borderColor", \CALayer.borderColor)
        keys.register("masksToBounds", \CALayer.masksToBounds)
        keys.register("shadowColor", \CALayer.shadowColor)
        keys.register("shadowOpacity", \CALayer.shadowOpacity)
        keys.register("shadowOffset", \CALayer.shadowOffset)
        keys.register("shadowRadius", \CALayer.shadowRadius)
        keys.register("minimumScaleFactor", \UILabel.minimumScaleFactor)
        keys.register("minimumFontSize", \UILabel.leastFontSize)
        keys.register("zPosition", \CALayer.zPosition)
        keys.register("opacity", \CALayer.opacity)
        keys.register("shouldRasterize", \CALayer.shouldRasterize)
        for table in DocumentTables.all + DocumentTables.parts {
            for property in table.rows.compactMap(\.property) { keys.register(property, of: table.type) }
        }
        ObservableKeys.register(in: keys)
        keys.register("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        keys.register("accessibilityLabel", \UIView.accessibilityLabel)
        keys.register("accessibilityHint", \UIView.accessibilityHint)
        keys.register("accessibilityValue", \UIView.accessibilityValue)
        keys.register("isAccessibilityElement", \UIView.isAccessibilityElement)
        keys.register("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        keys.register("accessibilityLabel", \UIBarItem.accessibilityLabel)
        keys.register("accessibilityHint", \UIBarItem.accessibilityHint)
        keys.register("accessibilityValue", \UIBarItem.accessibilityValue)
    }()
}
