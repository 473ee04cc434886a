import Foundation
import Platform
import SwiftRuntime

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// An item without content until it is given some.
    public override init() { super.init() }

    /// An item without content; a document sets that afterwards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An item with an image and no separate one for compact height.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// The target is held weakly; nil searches the responder chain from the view that shows the item (BT-M25).
    public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item with words; an image set later replaces them.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item whose words or symbol come from the system and era; title and image set later aren't shown.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item without action; the view gets its size as BR-8 says.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item with a closure, a menu, or both: the menu then opens on a long press (iOS 14).
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        setPrimaryAction(primaryAction, keepsContent: true)
        self.menu = menu
    }

    /// An item with the action's title and image (iOS 14).
    public convenience init(primaryAction: UIAction) {
        self.init()
        self.primaryAction = primaryAction
    }

    /// Title and image beat those of the action (iOS 14).
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        setPrimaryAction(primaryAction, keepsContent: false)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// A space that takes what is left over (BR-M8).
    open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

    /// An item that is nothing but room of a width.
    ///
    /// - Parameter width: Points.
    open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

    private class func space(_ systemItem: SystemItem, width: CGFloat) -> Self {
        let item = ObjectAllocator.make(self)
        item.systemItem = systemItem
        item.width = width
        item.hidesSharedBackground = systemItem == .flexibleSpace
        return item
    }

    // MARK: Content
    /// Default: `plain`.
    open var style: Style = .plain { didSet { if style != oldValue { itemDidChange() } } }
    /// Points; 0: as wide as the content, negative: see BR-10.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
    /// Titles that the item may take on: a titled button is as wide as the widest of them (BR-28). Nil by default.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { itemDidChange() } } }
    /// Shown instead of a button (BR-8).
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }
    /// Nil: the bar's.
    open var tintColor: UIColor? {
        willSet { keyWillChange("tintColor") }
        didSet {
            itemDidChange()
            noteAppearance(of: \.tintColor)
            keyDidChange("tintColor")
        }
    }
    /// Given to the button, whose look stays as it is. Default: false.
    open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }
    /// Default: false. Hidden items take no room (iOS 16).
    open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
    /// Whether something that is dragged performs the action of the item over which it rests. Default: false.
    open var isSpringLoaded = false
    /// Whether a touch flips ``isSelected``, or the choice in the menu of an item without an action becomes its title
    /// and image (BT-10, BT-12). Default: false.
    open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
    /// Whether changes of the symbol are animated. Default: false.
    ///
    /// - Note: No effect here: changes of the symbol aren't animated.
    open var isSymbolAnimationEnabled = false
    /// Whether the item stands outside the glass of its neighbors (iOS 26).
    open var hidesSharedBackground = false { didSet { itemDidChange() } }
    /// Whether its glass joins that of its neighbors; default true (iOS 26).
    open var sharesBackground = true { didSet { itemDidChange() } }
    /// What the system's item is; nil for an app's own.
    var systemItem: SystemItem? { didSet { itemDidChange() } }

    // MARK: Acting
    /// Nil: whoever in the responder chain has the action.
    open weak var target: AnyObject?
    /// Called on the target by a touch, unless there is a ``primaryAction``. Nil by default.
    open var action: Selector?
    /// Beats target and action. Setting one takes over its title and image; nil leaves those.
    open var primaryAction: UIAction? {
        get { storedPrimaryAction }
        set { setPrimaryAction(newValue, keepsContent: false) }
    }
    /// Opened by a touch, or by a long press where the item has an action.
    open var menu: UIMenu? {
        didSet {
            itemDidChange()
            showSelection()
        }
    }
    /// Whether the first element stays nearest to the item where the menu stands above it, as from a toolbar (BT-24;
    /// iOS 16). Default: automatic, which it does.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// What stands for the item in the menu of those that found no room; nil: made of its title, image and menu
    /// (iOS 16).
    open var menuRepresentation: UIMenuElement?
    /// The group that the item is in; nil: none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    private final var storedPrimaryAction: UIAction?
    /// What UIKit's own item does while the app gives it nothing else.
    final var ownAction: (() -> Void)?
    /// The view that shows the item in its bar.
    weak var view: UIView?

    private func setPrimaryAction(_ action: UIAction?, keepsContent: Bool) {
        storedPrimaryAction = action
        guard let action, !keepsContent else { return }
        title = action.title
        image = action.image
    }

    /// Does what a touch on the item does.
    func perform(event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else {
            ownAction?()
            return
        }
        ActionDispatch.send(action, to: target ?? chainStart(for: action), from: self, for: event)
    }

    /// Whether a touch does something else than to open the menu.
    var hasAction: Bool { storedPrimaryAction != nil || action != nil || ownAction != nil }

    /// BT-12: the item of a menu that is its primary action shows the menu's choice.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, !hasAction, let menu else { return }
        if menu.selectedElements.isEmpty { menu.selectFirstElement() }
        guard let selected = menu.selectedElements.first else { return }
        title = selected.title
        image = selected.image
    }

    /// BT-M25: an item is no responder, so the search begins at the view that shows it.
    private func chainStart(for action: Selector) -> AnyObject? {
        guard let view else { return nil }
        return ActionDispatch.responder(for: action, sender: view)
    }

    /// The two faces of an edit button.
    func showEditing(_ isEditing: Bool) {
        style = isEditing ? .done : .plain
        systemItem = isEditing ? .done : .edit
    }

    // MARK: Looks that were set one by one, before appearances
    var legacyLooks = BarButtonLooks()

    /// Drawn behind the title or image, as high as it is and as wide as the button; an appearance's beats it. Compact
    /// height and other states fall back to the default height and to `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        legacyLooks.backgroundImages[.init(state: state, metrics: barMetrics)] = image
        itemDidChange()
        noteAppearance(of: "backgroundImage", image, for: UInt(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
        } get: {
            $0.backgroundImage(for: state, barMetrics: barMetrics)
        }
    }
    /// What was set for exactly this state and height; nil: nothing.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLooks.backgroundImages[.init(state: state, metrics: barMetrics)]
    }
    /// The same for buttons of one style alone, whose image beats that for all.
    open func setBackgroundImage(
        _ image: UIImage?,
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) {
        legacyLooks.backgroundImages[.init(state: state, metrics: barMetrics, style: style)] = image
        itemDidChange()
        let name = "backgroundImage \(style.rawValue)"
        noteAppearance(of: name, image, for: UInt(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics)
        } get: {
            $0.backgroundImage(for: state, style: style, barMetrics: barMetrics)
        }
    }
    /// What was set for exactly this state, style and height; nil: nothing.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLooks.backgroundImages[.init(state: state, metrics: barMetrics, style: style)]
    }
    /// Moves the background image by points, downward; that for `UIBarMetrics.default` counts in compact height too.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacyLooks.backgroundOffsets[barMetrics] = adjustment
        itemDidChange()
        noteAppearance(of: "backgroundPositionAdjustment", adjustment, for: UInt(bitPattern: barMetrics.rawValue)) {
            $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics)
        } get: {
            $0.backgroundVerticalPositionAdjustment(for: barMetrics)
        }
    }
    /// What was set for exactly this height; zero: nothing.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyLooks.backgroundOffsets[barMetrics] ?? 0
    }
    /// Moves the title by points; that for `UIBarMetrics.default` counts in compact height too where nothing else is set.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        legacyLooks.titleOffsets[barMetrics] = adjustment
        itemDidChange()
        noteAppearance(of: "titlePositionAdjustment", adjustment, for: UInt(bitPattern: barMetrics.rawValue)) {
            $0.setTitlePositionAdjustment($1, for: barMetrics)
        } get: {
            $0.titlePositionAdjustment(for: barMetrics)
        }
    }
    /// What was set for exactly this height; zero: nothing.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyLooks.titleOffsets[barMetrics] ?? .zero
    }
    /// The background of the back button that leads to the item's controller.
    ///
    /// - Note: No effect here: back buttons are drawn without one.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        legacyLooks.backBackgroundImages[.init(state: state, metrics: barMetrics)] = backgroundImage
        noteAppearance(of: "backButtonBackgroundImage", backgroundImage, for: UInt(state.rawValue), barMetrics.rawValue)
        {
            $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics)
        } get: {
            $0.backButtonBackgroundImage(for: state, barMetrics: barMetrics)
        }
    }
    /// What was set for exactly this state and height; nil: nothing.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLooks.backBackgroundImages[.init(state: state, metrics: barMetrics)]
    }
    /// Where the background of the back button stands, in points downward.
    ///
    /// - Note: No effect here: back buttons are drawn without one.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) { legacyLooks.backBackgroundOffsets[barMetrics] = adjustment }
    /// What was set for exactly this height; zero: nothing.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyLooks.backBackgroundOffsets[barMetrics] ?? 0
    }
    /// Moves the words of the back button that leads to the item's controller, by points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        legacyLooks.backTitleOffsets[barMetrics] = adjustment
        itemDidChange()
        noteAppearance(of: "backButtonTitlePositionAdjustment", adjustment, for: UInt(bitPattern: barMetrics.rawValue))
        {
            $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics)
        } get: {
            $0.backButtonTitlePositionAdjustment(for: barMetrics)
        }
    }
    /// What was set for exactly this height; zero: nothing.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyLooks.backTitleOffsets[barMetrics] ?? .zero
    }
}
