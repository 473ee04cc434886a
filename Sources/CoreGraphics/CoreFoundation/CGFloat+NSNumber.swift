import Foundation

extension CGFloat {
    /// A number's value, rounded to what fits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// A number's value; nil if it can't be represented.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
