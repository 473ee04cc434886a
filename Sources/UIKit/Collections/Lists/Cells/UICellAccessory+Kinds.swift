import Foundation

extension UICellAccessory {
    // MARK: Signs
    /// Says that more follows, at the trailing end.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.disclosureIndicator, displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A checkmark at the trailing end.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.checkmark, displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A button that shows details, at the trailing end (iOS 15.4).
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    // MARK: Editing
    /// Uncovers the actions of the trailing end, or calls the handler; at the leading end.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, isTrailing: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    /// Calls the handler; at the leading end.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, isTrailing: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    /// Carries the item to another place; at the trailing end.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// Shows whether the item is among those that are chosen; at the leading end.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, isTrailing: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    // MARK: Others
    /// Shows and hides the items below; calls the handler instead where there is one.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure(options.style), displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    /// A text at the trailing end.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label(text), displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.font = options.font
        return accessory
    }

    /// A menu that chooses one thing, at the trailing end (iOS 16).
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu(menu), displayed, isTrailing: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// An app's own view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        let position: Placement.Position
        let isTrailing: Bool
        switch configuration.placement {
        case .leading(let state, let place): (displayed, position, isTrailing) = (state, place, false)
        case .trailing(let state, let place): (displayed, position, isTrailing) = (state, place, true)
        }
        var accessory = UICellAccessory(.customView(configuration.customView), displayed, isTrailing: isTrailing)
        accessory.take(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        accessory.position = position
        return accessory
    }

    private mutating func take(_ isHidden: Bool, _ width: LayoutDimension?, _ tintColor: UIColor?) {
        self.isHidden = isHidden
        if let width { reservedLayoutWidth = width }
        self.tintColor = tintColor
    }

    // MARK: Order
    /// Accessories of one end, from the leading end to the trailing one.
    static func ordered(_ accessories: [UICellAccessory], isTrailing: Bool) -> [UICellAccessory] {
        var ordered = accessories.enumerated().filter { $0.element.position == nil }.sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }.map(\.element)
        if isTrailing { ordered.reverse() }
        for accessory in accessories {
            guard let position = accessory.position else { continue }
            ordered.insert(accessory, at: min(max(0, position(ordered)), ordered.count))
        }
        return ordered
    }
}

@MainActor
extension UICellAccessory.Placement {
    /// Before another accessory, or first where that isn't there.
    public static func position(before accessory: UICellAccessory.AccessoryType) -> Position {
        { others in others.firstIndex { $0.accessoryType == accessory } ?? 0 }
    }

    /// Behind another accessory, or last where that isn't there.
    public static func position(after accessory: UICellAccessory.AccessoryType) -> Position {
        { others in others.lastIndex { $0.accessoryType == accessory }.map { $0 + 1 } ?? others.count }
    }
}
