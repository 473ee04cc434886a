extension CGColor: _ExpressibleByColorLiteral {
    /// What `#colorLiteral` says where a color of this class is wanted.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
