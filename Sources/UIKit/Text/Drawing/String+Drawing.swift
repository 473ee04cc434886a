extension String {
    /// What the string takes on lines of unlimited width, in points, unrounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws with the top left corner at the point, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws wrapped into the rectangle, as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws by options; without `usesLineFragmentOrigin` one line with its baseline at the origin.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// What the string takes in the room, in points, unrounded.
    ///
    /// - Parameters:
    ///   - size: A side of zero or less has no limit.
    ///   - options: How lines are laid out.
    ///   - attributes: How the text looks; nil for 12 points of Helvetica.
    ///   - context: Says how far text may shrink, and gets the bounds that it took. Nil: text keeps its size.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self, attributes: attributes ?? [:])
    }
}
