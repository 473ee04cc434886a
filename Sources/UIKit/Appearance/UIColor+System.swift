/// The colors of the system, one object each.
private enum SystemColor {
    static let label = UIColor(.system("label"))
    static let secondaryLabel = UIColor(.system("secondaryLabel"))
    static let tertiaryLabel = UIColor(.system("tertiaryLabel"))
    static let quaternaryLabel = UIColor(.system("quaternaryLabel"))
    static let link = UIColor(.system("link"))
    static let placeholderText = UIColor(.system("placeholderText"))
    static let separator = UIColor(.system("separator"))
    static let opaqueSeparator = UIColor(.system("opaqueSeparator"))
    static let systemBackground = UIColor(.system("systemBackground"))
    static let secondarySystemBackground = UIColor(.system("secondarySystemBackground"))
    static let tertiarySystemBackground = UIColor(.system("tertiarySystemBackground"))
    static let systemGroupedBackground = UIColor(.system("systemGroupedBackground"))
    static let secondarySystemGroupedBackground = UIColor(.system("secondarySystemGroupedBackground"))
    static let tertiarySystemGroupedBackground = UIColor(.system("tertiarySystemGroupedBackground"))
    static let groupTableViewBackground = UIColor(.system("groupTableViewBackground"))
    static let systemFill = UIColor(.system("systemFill"))
    static let secondarySystemFill = UIColor(.system("secondarySystemFill"))
    static let tertiarySystemFill = UIColor(.system("tertiarySystemFill"))
    static let quaternarySystemFill = UIColor(.system("quaternarySystemFill"))
    static let tint = UIColor(.system("tint"))
    static let systemRed = UIColor(.system("systemRed"))
    static let systemGreen = UIColor(.system("systemGreen"))
    static let systemBlue = UIColor(.system("systemBlue"))
    static let systemOrange = UIColor(.system("systemOrange"))
    static let systemYellow = UIColor(.system("systemYellow"))
    static let systemPink = UIColor(.system("systemPink"))
    static let systemPurple = UIColor(.system("systemPurple"))
    static let systemTeal = UIColor(.system("systemTeal"))
    static let systemIndigo = UIColor(.system("systemIndigo"))
    static let systemBrown = UIColor(.system("systemBrown"))
    static let systemMint = UIColor(.system("systemMint"))
    static let systemCyan = UIColor(.system("systemCyan"))
    static let systemGray = UIColor(.system("systemGray"))
    static let systemGray2 = UIColor(.system("systemGray2"))
    static let systemGray3 = UIColor(.system("systemGray3"))
    static let systemGray4 = UIColor(.system("systemGray4"))
    static let systemGray5 = UIColor(.system("systemGray5"))
    static let systemGray6 = UIColor(.system("systemGray6"))
    static let tableCellGroupedBackground = UIColor(.system("tableCellGroupedBackground"))
}

extension UIColor {
    // MARK: Labels

    public class var label: UIColor { SystemColor.label }
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
    public class var link: UIColor { SystemColor.link }
    public class var placeholderText: UIColor { SystemColor.placeholderText }

    // MARK: Lines

    public class var separator: UIColor { SystemColor.separator }
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }

    // MARK: Backgrounds

    public class var systemBackground: UIColor { SystemColor.systemBackground }
    public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }
    public class var groupTableViewBackground: UIColor { SystemColor.groupTableViewBackground }

    // MARK: Fills

    public class var systemFill: UIColor { SystemColor.systemFill }
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }

    // MARK: Tints

    /// The tint color of the view that shows it; the app's outside of views.
    public class var tintColor: UIColor { SystemColor.tint }

    // MARK: Colors

    public class var systemRed: UIColor { SystemColor.systemRed }
    public class var systemGreen: UIColor { SystemColor.systemGreen }
    public class var systemBlue: UIColor { SystemColor.systemBlue }
    public class var systemOrange: UIColor { SystemColor.systemOrange }
    public class var systemYellow: UIColor { SystemColor.systemYellow }
    public class var systemPink: UIColor { SystemColor.systemPink }
    public class var systemPurple: UIColor { SystemColor.systemPurple }
    public class var systemTeal: UIColor { SystemColor.systemTeal }
    public class var systemIndigo: UIColor { SystemColor.systemIndigo }
    public class var systemBrown: UIColor { SystemColor.systemBrown }
    public class var systemMint: UIColor { SystemColor.systemMint }
    public class var systemCyan: UIColor { SystemColor.systemCyan }

    // MARK: Grays

    public class var systemGray: UIColor { SystemColor.systemGray }
    public class var systemGray2: UIColor { SystemColor.systemGray2 }
    public class var systemGray3: UIColor { SystemColor.systemGray3 }
    public class var systemGray4: UIColor { SystemColor.systemGray4 }
    public class var systemGray5: UIColor { SystemColor.systemGray5 }
    public class var systemGray6: UIColor { SystemColor.systemGray6 }

    /// The ground of cells in grouped tables.
    package class var tableCellGroupedBackground: UIColor { SystemColor.tableCellGroupedBackground }
}
