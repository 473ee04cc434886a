extension UIImage {
    /// The system's symbol of a name; nil for a name that the system hasn't.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system's symbol of a name, for the traits' text size and scale; nil traits mean the current ones.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// The system's symbol of a name, in a look; nil for a name that the system hasn't.
    ///
    /// Deviation: a name that puts words of symbols' names together in a new way is taken for one, as the whole list of
    /// names isn't known here.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard SystemSymbols.isKnown(name) else { return nil }
        self.init(values: Self.symbolValues(name, configuration))
    }

    /// A symbol that a document calls the system's, as Xcode has listed it there.
    ///
    /// - Parameter proportion: Width by height, which Xcode lists too; nil: the icon font's.
    convenience init?(documentSymbol name: String, configuration: Configuration?, proportion: CGFloat? = nil) {
        guard SystemSymbols.isPlausible(name) else { return nil }
        self.init(values: Self.symbolValues(name, configuration, proportion))
    }

    /// The image for another configuration.
    func configured(_ configuration: Configuration) -> UIImage {
        if values.isSymbol {
            let merged = values.configuration?.applying(configuration) ?? configuration
            let symbol =
                values.symbolTemplate.map { Self.symbolValues($0, merged) }
                ?? Self.symbolValues(values.symbolName ?? "", merged, values.symbolProportion)
            return changed {
                $0.source = symbol.source
                $0.scale = symbol.scale
                $0.baselineOffset = symbol.baselineOffset
                $0.alignmentRectInsets = symbol.alignmentRectInsets
                $0.configuration = merged
            }
        }
        guard let asset = values.asset, let traits = configuration.traitCollection,
            let image = asset.bestImage(for: traits)
        else { return changed { $0.configuration = configuration } }
        return image
    }

    /// An app's own symbol.
    static func symbolValues(_ template: SymbolTemplate, _ configuration: Configuration?) -> ImageValues {
        var values = symbolValues(configuration) { SymbolDrawing(template, look: $0, traits: $1) }
        values.symbolTemplate = template
        return values
    }

    private static func symbolValues(
        _ name: String,
        _ configuration: Configuration?,
        _ proportion: CGFloat? = nil
    ) -> ImageValues {
        var values = symbolValues(configuration) { look, traits in
            SymbolDrawing(name: name, look: look, traits: traits, proportion: proportion)
        }
        values.symbolName = name
        values.symbolProportion = proportion
        return values
    }

    private static func symbolValues(
        _ configuration: Configuration?,
        drawing: (SymbolConfiguration.Look, UITraitCollection) -> SymbolDrawing
    ) -> ImageValues {
        let traits = UITraitCollection(
            traitsFrom: [UITraitCollection.current, configuration?.traitCollection].compactMap { $0 }
        )
        let drawing = drawing((configuration as? SymbolConfiguration)?.look ?? SymbolConfiguration.Look(), traits)
        var values = ImageValues(source: .drawing(drawing))
        values.scale = traits.displayScale > 0 ? traits.displayScale : 1
        values.isSymbol = true
        values.configuration = configuration
        values.baselineOffset = drawing.baselineOffset
        values.alignmentRectInsets = drawing.alignmentInsets
        return values
    }

    /// True for symbols that bring their own colors.
    var hasSymbolColors: Bool {
        if case .drawing(let drawing) = values.source { return drawing.hasOwnColors }
        return false
    }
}
