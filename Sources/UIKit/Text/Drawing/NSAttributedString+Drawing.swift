extension NSAttributedString {
    /// What the string takes on lines of unlimited width, in points, unrounded.
    public func size() -> CGSize {
        StringDrawing(self, size: .zero).size
    }

    /// Draws with the top left corner at the point, in the current context.
    public func draw(at point: CGPoint) {
        StringDrawing(self, size: .zero).draw(at: point)
    }

    /// Draws wrapped into the rectangle, as many lines as fit.
    public func draw(in rect: CGRect) {
        StringDrawing(self, size: rect.size).draw(at: rect.origin)
    }

    /// Draws by options; without `usesLineFragmentOrigin` one line with its baseline at the origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let drawing = StringDrawing(
            self,
            size: rect.size,
            options: options,
            minimumScaleFactor: context?.minimumScaleFactor ?? 0
        )
        drawing.draw(at: rect.origin, options: options)
        context?.actualScaleFactor = drawing.scaleFactor
        context?.totalBounds = drawing.boundingRect(options: options)
    }

    /// What the string takes in the room, in points, unrounded.
    ///
    /// - Parameters:
    ///   - size: A side of zero or less has no limit.
    ///   - options: How lines are laid out.
    ///   - context: Says how far text may shrink, and gets the bounds that it took. Nil: text keeps its size.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = StringDrawing(
            self,
            size: size,
            options: options,
            minimumScaleFactor: context?.minimumScaleFactor ?? 0
        )
        let bounds = drawing.boundingRect(options: options)
        context?.actualScaleFactor = drawing.scaleFactor
        context?.totalBounds = bounds
        return bounds
    }
}
