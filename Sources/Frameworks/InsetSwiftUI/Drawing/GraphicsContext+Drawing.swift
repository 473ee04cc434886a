extension GraphicsContext {
    /// Moves what is drawn, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Stretches what is drawn.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Turns, stretches or moves what is drawn.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    /// Draws only within an outline.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    /// Draws only where a layer covers, or doesn't (`.inverse`).
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        try content(&layer)
    }
    /// Draws with Core Graphics; never called here.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
    /// Changes what is drawn.
    public mutating func addFilter(_ filter: Filter) {}
    /// Draws together what is then laid over.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
    /// Fills an outline; never drawn here.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    /// Draws an outline's line; never drawn here.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Draws an outline's line, in points; never drawn here.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    /// A text that can be drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
    /// A picture that can be drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: .zero, baseline: 0, shading: nil) }
    /// A view by its name; nil here.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    /// Draws a text; never drawn here.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a text; never drawn here.
    public func draw(_ text: Text, in rect: CGRect) {}
    /// Draws a text; never drawn here.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a text; never drawn here.
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    /// Draws a picture; never drawn here.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture; never drawn here.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    /// Draws a picture; never drawn here.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture; never drawn here.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    /// Draws a view; never drawn here.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a view; never drawn here.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
