/// The colors that are the same under all traits.
private enum FixedColor {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
    /// 0 of white.
    public class var black: UIColor { FixedColor.black }
    /// A third of white.
    public class var darkGray: UIColor { FixedColor.darkGray }
    /// Two thirds of white.
    public class var lightGray: UIColor { FixedColor.lightGray }
    /// 1 of white.
    public class var white: UIColor { FixedColor.white }
    /// Half of white.
    public class var gray: UIColor { FixedColor.gray }
    /// Red, sRGB 1, 0, 0; `systemRed` is the one for interfaces.
    public class var red: UIColor { FixedColor.red }
    /// Green, sRGB 0, 1, 0; `systemGreen` is the one for interfaces.
    public class var green: UIColor { FixedColor.green }
    /// Blue, sRGB 0, 0, 1; `systemBlue` is the one for interfaces.
    public class var blue: UIColor { FixedColor.blue }
    /// Cyan, sRGB 0, 1, 1.
    public class var cyan: UIColor { FixedColor.cyan }
    /// Yellow, sRGB 1, 1, 0.
    public class var yellow: UIColor { FixedColor.yellow }
    /// Magenta, sRGB 1, 0, 1.
    public class var magenta: UIColor { FixedColor.magenta }
    /// Orange, sRGB 1, 0.5, 0.
    public class var orange: UIColor { FixedColor.orange }
    /// Purple, sRGB 0.5, 0, 0.5.
    public class var purple: UIColor { FixedColor.purple }
    /// Brown, sRGB 0.6, 0.4, 0.2.
    public class var brown: UIColor { FixedColor.brown }
    /// Black at alpha 0: draws nothing.
    public class var clear: UIColor { FixedColor.clear }
    /// Black: text on light ground.
    public class var darkText: UIColor { FixedColor.black }
    /// White at 60 %: text on dark ground.
    public class var lightText: UIColor { FixedColor.lightText }
}
