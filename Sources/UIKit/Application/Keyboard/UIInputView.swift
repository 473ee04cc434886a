/// A view in the keyboard's place or above it, with the keyboard's looks.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// What lies behind the content; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// Nothing: the view's own background.
        case `default` = 0
        /// The keyboard's surface.
        case keyboard = 1
    }

    /// As the initializer got it.
    open private(set) var inputViewStyle: Style
    /// Whether constraints may make the view higher or lower than its frame says. Default: false (KB-M4).
    open var allowsSelfSizing = false

    /// A view that looks like the keyboard it stands in for, or plain.
    ///
    /// - Parameter frame: Only the height counts while the view stands in for the keyboard; points.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        showSurface()
    }

    /// Has the default style.
    public override init(frame: CGRect) {
        inputViewStyle = .default
        super.init(frame: frame)
    }

    /// Has the default style.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    /// The height that the view has as an input view of a width, in points.
    final func heightAsInput(width: CGFloat) -> CGFloat {
        guard allowsSelfSizing else { return bounds.height }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func showSurface() {
        guard inputViewStyle == .keyboard else { return }
        let looks = KeyboardLook.Colors.current
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? looks.dark.background.color : looks.light.background.color
        }
    }
}

extension UIView {
    /// The height that any view has as an input view or above it, in points.
    func inputHeight(width: CGFloat) -> CGFloat {
        (self as? UIInputView)?.heightAsInput(width: width) ?? bounds.height
    }
}
