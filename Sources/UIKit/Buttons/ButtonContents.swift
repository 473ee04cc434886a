/// What a button shows in each of its states.
struct ButtonContents {
    private var titles: [UIControl.State: String] = [:]
    private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private var titleShadowColors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var backgroundImages: [UIControl.State: UIImage] = [:]
    private var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    mutating func set<Value>(
        _ value: Value?,
        for state: UIControl.State,
        _ slot: WritableKeyPath<ButtonContents, [UIControl.State: Value]>
    ) {
        self[keyPath: slot][state] = value
    }

    static let title = \ButtonContents.titles
    static let attributedTitle = \ButtonContents.attributedTitles
    static let titleColor = \ButtonContents.titleColors
    static let titleShadowColor = \ButtonContents.titleShadowColors
    static let image = \ButtonContents.images
    static let backgroundImage = \ButtonContents.backgroundImages
    static let symbolConfiguration = \ButtonContents.symbolConfigurations

    func exact<Value>(
        for state: UIControl.State,
        _ slot: KeyPath<ButtonContents, [UIControl.State: Value]>
    ) -> Value? {
        self[keyPath: slot][state]
    }

    /// The state's value, else that of the normal state and of no other (BT-M28).
    func value<Value>(
        for state: UIControl.State,
        _ slot: KeyPath<ButtonContents, [UIControl.State: Value]>
    ) -> Value? {
        self[keyPath: slot][state] ?? self[keyPath: slot][.normal]
    }

    func has<Value>(_ slot: KeyPath<ButtonContents, [UIControl.State: Value]>) -> Bool { !self[keyPath: slot].isEmpty }
}
