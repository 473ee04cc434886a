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

    /// Text of first importance: black, white in dark style.
    public class var label: UIColor { SystemColor.label }
    /// Text of second importance: sRGB (60, 60, 67) at 60 %, (235, 235, 245) at 60 % in dark style.
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
    /// Text of third importance: sRGB (60, 60, 67) at 30 %, (235, 235, 245) at 30 % in dark style.
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
    /// Text of least importance: sRGB (60, 60, 67) at 18 %, (235, 235, 245) at 16 % in dark style.
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
    /// Links in text: sRGB (0, 122, 255), (9, 132, 255) in dark style.
    public class var link: UIColor { SystemColor.link }
    /// What stands in an empty field: sRGB (60, 60, 67) at 30 %, (235, 235, 245) at 30 % in dark style.
    public class var placeholderText: UIColor { SystemColor.placeholderText }

    // MARK: Lines

    /// Lines that let shine through what is below: sRGB (60, 60, 67) at 29 %, (84, 84, 88) at 60 % in dark style.
    public class var separator: UIColor { SystemColor.separator }
    /// Lines that cover what is below: sRGB (198, 198, 200), (56, 56, 58) in dark style.
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }

    // MARK: Backgrounds

    /// The ground of an interface: white, black in dark style.
    public class var systemBackground: UIColor { SystemColor.systemBackground }
    /// What lies on that ground: sRGB (242, 242, 247), (28, 28, 30) in dark style.
    public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
    /// What lies on the second ground: white, (44, 44, 46) in dark style.
    public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
    /// The ground of grouped content: sRGB (242, 242, 247), black in dark style.
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
    /// Groups on that ground: white, (28, 28, 30) in dark style.
    public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }
    /// What lies in a group: sRGB (242, 242, 247), (44, 44, 46) in dark style.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }
    /// The ground of grouped tables: sRGB (242, 242, 247), black in dark style.
    public class var groupTableViewBackground: UIColor { SystemColor.groupTableViewBackground }

    // MARK: Fills

    /// Thin and small shapes: sRGB (120, 120, 128) at 20 %, (120, 120, 128) at 36 % in dark style.
    public class var systemFill: UIColor { SystemColor.systemFill }
    /// Shapes of middle size: sRGB (120, 120, 128) at 16 %, (120, 120, 128) at 32 % in dark style.
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
    /// Large shapes, as fields: sRGB (118, 118, 128) at 12 %, (118, 118, 128) at 24 % in dark style.
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
    /// Large areas with content: sRGB (116, 116, 128) at 8 %, (118, 118, 128) at 18 % in dark style.
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }

    // MARK: Tints

    /// The tint color of the view that shows it; the app's outside of views.
    public class var tintColor: UIColor { SystemColor.tint }

    // MARK: Colors

    /// The system's red: sRGB (255, 59, 48), (255, 69, 58) in dark style; others for high contrast and other eras.
    public class var systemRed: UIColor { SystemColor.systemRed }
    /// The system's green: sRGB (52, 199, 89), (48, 209, 88) in dark style; others for high contrast and other eras.
    public class var systemGreen: UIColor { SystemColor.systemGreen }
    /// The system's blue: sRGB (0, 122, 255), (10, 132, 255) in dark style; others for high contrast and other eras.
    public class var systemBlue: UIColor { SystemColor.systemBlue }
    /// The system's orange: sRGB (255, 149, 0), (255, 159, 10) in dark style; others for high contrast and other eras.
    public class var systemOrange: UIColor { SystemColor.systemOrange }
    /// The system's yellow: sRGB (255, 204, 0), (255, 214, 10) in dark style; others for high contrast and other eras.
    public class var systemYellow: UIColor { SystemColor.systemYellow }
    /// The system's pink: sRGB (255, 45, 85), (255, 55, 95) in dark style; others for high contrast and other eras.
    public class var systemPink: UIColor { SystemColor.systemPink }
    /// The system's purple: sRGB (175, 82, 222), (191, 90, 242) in dark style; others for high contrast and other eras.
    public class var systemPurple: UIColor { SystemColor.systemPurple }
    /// The system's teal: sRGB (48, 176, 199), (64, 200, 224) in dark style; others for high contrast and other eras.
    public class var systemTeal: UIColor { SystemColor.systemTeal }
    /// The system's indigo: sRGB (88, 86, 214), (94, 92, 230) in dark style; others for high contrast and other eras.
    public class var systemIndigo: UIColor { SystemColor.systemIndigo }
    /// The system's brown: sRGB (162, 132, 94), (172, 142, 104) in dark style; others for high contrast and other eras.
    public class var systemBrown: UIColor { SystemColor.systemBrown }
    /// The system's mint: sRGB (0, 199, 190), (99, 230, 226) in dark style; others for high contrast and other eras.
    public class var systemMint: UIColor { SystemColor.systemMint }
    /// The system's cyan: sRGB (50, 173, 230), (100, 210, 255) in dark style; others for high contrast and other eras.
    public class var systemCyan: UIColor { SystemColor.systemCyan }

    // MARK: Grays

    /// The system's gray: sRGB (142, 142, 147), in dark style too; others for high contrast.
    public class var systemGray: UIColor { SystemColor.systemGray }
    /// The system's gray 2: sRGB (174, 174, 178), (99, 99, 102) in dark style; others for high contrast.
    public class var systemGray2: UIColor { SystemColor.systemGray2 }
    /// The system's gray 3: sRGB (199, 199, 204), (72, 72, 74) in dark style; others for high contrast.
    public class var systemGray3: UIColor { SystemColor.systemGray3 }
    /// The system's gray 4: sRGB (209, 209, 214), (58, 58, 60) in dark style; others for high contrast.
    public class var systemGray4: UIColor { SystemColor.systemGray4 }
    /// The system's gray 5: sRGB (229, 229, 234), (44, 44, 46) in dark style; others for high contrast.
    public class var systemGray5: UIColor { SystemColor.systemGray5 }
    /// The system's gray 6: sRGB (242, 242, 247), (28, 28, 30) in dark style; others for high contrast.
    public class var systemGray6: UIColor { SystemColor.systemGray6 }

    /// The ground of cells in grouped tables.
    package class var tableCellGroupedBackground: UIColor { SystemColor.tableCellGroupedBackground }
}
