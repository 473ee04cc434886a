import Foundation
import Platform

/// Which colors the layers of a symbol have.
enum SymbolColors {
    /// What the secondary layer has of a hierarchical color's alpha; not measured.
    static let secondaryShare: CGFloat = 0.5

    /// The colors of `symbol-colors.tsv` by symbol name, as names of `UIColor`.
    private static let multicolor: [String: [String]] = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "symbol-colors.tsv") else { return [:] }
        var colors: [String: [String]] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count > 1 else { continue }
            colors[columns[0]] = Array(columns.dropFirst())
        }
        return colors
    }()

    /// A color of a template by its name there: "tintColor", "white", "systemRedColor". Unknown ones are the tint.
    static func color(named name: String?) -> UIColor {
        switch name {
        case "white": .white
        case "black": .black
        case let name?: UIColor.system(documentName: name) ?? .tintColor
        case nil: .tintColor
        }
    }

    /// A color for each layer, the primary one first; empty for a symbol in the tint color.
    static func colors(of look: UIImage.SymbolConfiguration.Look, name: String) -> [UIColor] {
        if look.prefersMulticolor, let names = multicolor[name] {
            return names.map { $0 == "white" ? .white : UIColor(.system($0)) }
        }
        guard look.isHierarchical, let color = look.colors.first else { return look.colors }
        let secondary = UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * secondaryShare)
        }
        return [color, secondary]
    }
}
