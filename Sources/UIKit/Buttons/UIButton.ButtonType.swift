extension UIButton {
    /// The kinds of buttons that the system makes; raw values are UIKit's.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        /// What system buttons were called before iOS 7.
        public static var roundedRect: ButtonType { .system }

        /// The name by which `controls.json` knows a kind that has its own size; nil for the others.
        var metricName: String? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure: "detailDisclosure"
            case .infoLight: "infoLight"
            case .infoDark: "infoDark"
            case .contactAdd: "contactAdd"
            case .close: "close"
            }
        }
    }

    /// What a button means in its dialog (BT-18).
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    /// Changes a button's configuration to suit its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
