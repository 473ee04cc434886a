extension UIButton {
    /// The kinds of buttons that the system makes; raw values are UIKit's.
    public enum ButtonType: Int, Sendable {
        /// No look of its own: a white title, and images in their own colors; the default.
        case custom = 0
        /// Title and template images in the tint color, dimmed while highlighted (BT-20).
        case system = 1
        /// An i in a circle.
        case detailDisclosure = 2
        /// Since iOS 7 it looks like `detailDisclosure`.
        case infoLight = 3
        /// Since iOS 7 it looks like `detailDisclosure`.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// As system, without what a focus would add.
        case plain = 6
        /// An x in a filled disc.
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

        /// Whether an empty title, or a low image, stands in a line of the title's font (BT-M31).
        var keepsEmptyTitleLine: Bool {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark, .contactAdd: false
            case .custom, .system, .plain, .close: true
            }
        }
    }

    /// What a button means in its dialog (BT-18).
    public enum Role: Int, Sendable {
        /// No meaning of its own; the default.
        case normal = 0
        /// What people most likely want; no change of the look here.
        case primary = 1
        /// Ends the dialog without a change; no change of the look here.
        case cancel = 2
        /// Loses something; red where there is a configuration.
        case destructive = 3
    }

    /// Changes a button's configuration to suit its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
