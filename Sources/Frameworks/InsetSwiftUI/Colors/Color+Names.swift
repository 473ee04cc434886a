nonisolated extension Color {
    /// The system's.
    public static var red: Color { Color(.systemRed) }
    /// The system's.
    public static var orange: Color { Color(.systemOrange) }
    /// The system's.
    public static var yellow: Color { Color(.systemYellow) }
    /// The system's.
    public static var green: Color { Color(.systemGreen) }
    /// The system's.
    public static var mint: Color { Color(.systemMint) }
    /// The system's.
    public static var teal: Color { Color(.systemTeal) }
    /// The system's.
    public static var cyan: Color { Color(.systemCyan) }
    /// The system's.
    public static var blue: Color { Color(.systemBlue) }
    /// The system's.
    public static var indigo: Color { Color(.systemIndigo) }
    /// The system's.
    public static var purple: Color { Color(.systemPurple) }
    /// The system's.
    public static var pink: Color { Color(.systemPink) }
    /// The system's.
    public static var brown: Color { Color(.systemBrown) }
    /// The system's.
    public static var gray: Color { Color(.systemGray) }
    /// Plain.
    public static var black: Color { Color(UIColor.black) }
    /// Plain.
    public static var white: Color { Color(UIColor.white) }
    /// Nothing.
    public static var clear: Color { Color(UIColor.clear) }
    /// Of text.
    public static var primary: Color { Color(.label) }
    /// Of lesser text.
    public static var secondary: Color { Color(.secondaryLabel) }
    /// Of what can be tapped.
    public static var accentColor: Color { Color(.tintColor) }
}

nonisolated extension ShapeStyle where Self == Color {
    /// The system's.
    public static var red: Color { .red }
    /// The system's.
    public static var orange: Color { .orange }
    /// The system's.
    public static var yellow: Color { .yellow }
    /// The system's.
    public static var green: Color { .green }
    /// The system's.
    public static var mint: Color { .mint }
    /// The system's.
    public static var teal: Color { .teal }
    /// The system's.
    public static var cyan: Color { .cyan }
    /// The system's.
    public static var blue: Color { .blue }
    /// The system's.
    public static var indigo: Color { .indigo }
    /// The system's.
    public static var purple: Color { .purple }
    /// The system's.
    public static var pink: Color { .pink }
    /// The system's.
    public static var brown: Color { .brown }
    /// The system's.
    public static var gray: Color { .gray }
    /// Plain.
    public static var black: Color { .black }
    /// Plain.
    public static var white: Color { .white }
    /// Nothing.
    public static var clear: Color { .clear }
    /// Of what can be tapped.
    public static var accentColor: Color { .accentColor }
}
