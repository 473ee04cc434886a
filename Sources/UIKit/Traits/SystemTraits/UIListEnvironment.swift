import Platform

/// The style of the list around a view, be it a table or a collection (TR-24; iOS 18).
public enum UIListEnvironment: Int, Sendable {
    /// Inherited.
    case unspecified = 0
    /// There is no list around it.
    case none = 1
    /// A plain list.
    case plain = 2
    /// A grouped list.
    case grouped = 3
    /// A list of groups that stand in from the sides.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar without a background of its own.
    case sidebarPlain = 6
}

/// The style of the list around.
public enum UITraitListEnvironment: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIListEnvironment { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UIListEnvironment?> { \.listEnvironment }
}

extension TraitReceiving {
    /// Says which list a table or a cell is or is in; views inside take it over.
    func setListEnvironment(_ environment: UIListEnvironment?) {
        guard environment != reception.listEnvironment, Quirk.listsTellTheirEnvironment.holds else { return }
        reception.listEnvironment = environment
        overridesDidChange()
    }
}
