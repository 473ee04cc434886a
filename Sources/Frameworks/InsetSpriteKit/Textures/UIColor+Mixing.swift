import UIKit

extension UIColor {
    /// Red, green, blue and alpha.
    var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// A color on the way to another one.
    func toward(_ other: UIColor, _ part: CGFloat) -> UIColor {
        let mixed = zip(parts, other.parts).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    /// A color on the way to its product with another one; its alpha stays.
    func mixed(with other: UIColor, _ factor: CGFloat) -> UIColor {
        let (own, tint) = (parts, other.parts)
        let product = UIColor(red: own[0] * tint[0], green: own[1] * tint[1], blue: own[2] * tint[2], alpha: own[3])
        return toward(product, factor)
    }
}
