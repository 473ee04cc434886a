extension UIImage {
    /// Calls back with the image ready to be shown, on the main queue.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingForDisplay()
        DispatchQueue.main.async { completionHandler(image) }
    }

    /// The image ready to be shown.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Calls back with the image at another size, on the main queue.
    ///
    /// - Parameters:
    ///   - size: Pixels, which the image fits into with its proportions kept.
    ///   - completionHandler: Called on the main queue with the image; nil when it can't be made.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingThumbnail(of: size)
        DispatchQueue.main.async { completionHandler(image) }
    }

    /// The image at another size, in pixels.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Nil: there is no encoder for HEIC here, as on devices that lack one.
    public func heicData() -> Data? { nil }

    /// The image itself, which has no more light than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// Whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// The left cap of `stretchableImage(withLeftCapWidth:topCapHeight:)`, in points.
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// The top cap, in points.
    public var topCapHeight: Int { Int(capInsets.top) }

    /// An animation of resizable images `name0`, `name1` and so on, tiled in the middle.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An animation of resizable images.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        guard let animation = animatedImageNamed(name, duration: duration) else { return nil }
        let frames = (animation.images ?? []).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: frames, duration: animation.duration)
    }

    // MARK: The system's images

    /// A plus sign.
    public class var add: UIImage { standardSymbol("plus") }
    /// A minus sign.
    public class var remove: UIImage { standardSymbol("minus") }
    /// Three dots in a circle.
    public class var actions: UIImage { standardSymbol("ellipsis.circle") }
    /// A check mark.
    public class var checkmark: UIImage { standardSymbol("checkmark") }
    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage { standardSymbol("checkmark.circle") }

    private class func standardSymbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    // MARK: Variable symbols

    /// A symbol of the system that shows a value.
    ///
    /// - Parameters:
    ///   - name: A symbol's name.
    ///   - variableValue: 0…1. Drawn as the whole symbol: the icon font's symbols have one layer.
    ///   - configuration: How the symbol is to look; nil for the standard.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol of a catalog that shows a value, 0…1; drawn as a whole.
    public convenience init?(
        named name: String,
        in bundle: Bundle? = nil,
        variableValue: Double,
        configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }
}

extension UIImage.SymbolConfiguration {
    /// The configuration without a text style.
    public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration { without { $0.textStyle = nil } }
    /// The configuration without a scale.
    public func configurationWithoutScale() -> UIImage.SymbolConfiguration { without { $0.scale = nil } }
    /// The configuration without a weight.
    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration { without { $0.weight = nil } }

    private func without(_ change: (inout Look) -> Void) -> UIImage.SymbolConfiguration {
        var look = look
        change(&look)
        return UIImage.SymbolConfiguration(look: look, traits: traitCollection)
    }
}
