import Foundation

/// Something at an end of a list cell's content (iOS 14).
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is there.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// How much room an accessory takes across.
    public enum LayoutDimension: Equatable, Sendable {
        /// As much as the system's accessories at least, so that cells line up.
        case standard
        /// As much as it is wide.
        case actual
        /// Points.
        case custom(CGFloat)
    }

    /// At which end an accessory stands, when, and where among others.
    public enum Placement {
        /// Where an accessory stands among the others at its end: gets them in order from the leading end.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// What the system knows of an accessory.
    public enum AccessoryType: Sendable, Equatable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label
        case detail, popUpMenu, customView
    }

    enum Kind: Equatable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, detail
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case label(String)
        case popUpMenu(UIMenu)
        case customView(UIView)
    }

    let kind: Kind
    let displayed: DisplayedState
    let isTrailing: Bool
    /// Whether an accessory is left out although its time has come.
    var isHidden = false
    /// Points that are kept for it.
    var reservedLayoutWidth = LayoutDimension.standard
    /// Nil: the cell's, or the kind's own.
    var tintColor: UIColor?
    var font = UIFont.preferredFont(forTextStyle: .body)
    var position: Placement.Position?
    var action: (() -> Void)?

    /// What the accessory is.
    public var accessoryType: AccessoryType {
        switch kind {
        case .disclosureIndicator: .disclosureIndicator
        case .checkmark: .checkmark
        case .delete: .delete
        case .insert: .insert
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .detail: .detail
        case .outlineDisclosure: .outlineDisclosure
        case .label: .label
        case .popUpMenu: .popUpMenu
        case .customView: .customView
        }
    }

    init(_ kind: Kind, _ displayed: DisplayedState, isTrailing: Bool) {
        (self.kind, self.displayed, self.isTrailing) = (kind, displayed, isTrailing)
    }

    /// Whether the accessory is there in a list that is edited or not.
    func isShown(isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }

    /// The order of the system's accessories from the cell's edge inward.
    var rank: Int {
        switch kind {
        case .delete, .insert, .reorder: 0
        case .multiselect: 1
        case .disclosureIndicator, .outlineDisclosure: 2
        case .detail: 3
        case .checkmark: 4
        case .popUpMenu: 5
        case .label: 6
        case .customView: 7
        }
    }
}
