@_exported import UIKit

/// A button to pay with: takes its space, in its colors, with its words.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    /// How round its corners are, in points. Default: 4.
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    /// A button of a type and a style.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let isDark = style == .black || style == .automatic
        backgroundColor = isDark ? .black : .white
        setTitleColor(isDark ? .white : .black, for: .normal)
        setTitle(type.title, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
    }

    /// A button of a type and a style.
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }

    /// A button of a storyboard: plain and black.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: max(140, size.width + 24), height: max(30, size.height))
    }
}

/// What a button says.
public enum PKPaymentButtonType: Int, Sendable {
    /// As Apple numbers them.
    case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent,
        support
    /// As Apple numbers them.
    case contribute, tip, `continue`

    fileprivate var title: String {
        switch self {
        case .plain: "Pay"
        case .buy: "Buy with Pay"
        case .setUp: "Set up Pay"
        case .inStore: "Pay"
        case .donate: "Donate with Pay"
        case .checkout: "Check out with Pay"
        case .book: "Book with Pay"
        case .subscribe: "Subscribe with Pay"
        case .reload: "Reload with Pay"
        case .addMoney: "Add Money with Pay"
        case .topUp: "Top Up with Pay"
        case .order: "Order with Pay"
        case .rent: "Rent with Pay"
        case .support: "Support with Pay"
        case .contribute: "Contribute with Pay"
        case .tip: "Tip with Pay"
        case .continue: "Continue with Pay"
        }
    }
}

/// The colors of a button.
public enum PKPaymentButtonStyle: Int, Sendable {
    /// White, white with a line, black, by the appearance.
    case white = 0, whiteOutline, black, automatic
}
