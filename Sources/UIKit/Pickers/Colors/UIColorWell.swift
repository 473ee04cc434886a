import Foundation

/// A control that shows a color and lets people choose another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The heading of the picker that a tap opens. Nil by default.
    open var title: String?
    /// Whether the picker offers opacity. Default: true.
    open var supportsAlpha = true
    /// Whether the picker's colors may come from the screen (iOS 26). Default: true.
    ///
    /// - Note: No effect here: the picker has no eyedropper.
    open var supportsEyedropper = true
    /// The most exposure of a color (iOS 26). Default: 1.
    ///
    /// - Note: No effect here: colors have standard dynamic range.
    open var maximumLinearExposure: CGFloat = 1
    /// Nil: none chosen yet.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    private lazy var listener = ColorWellListener(self)
    /// Points, of the ring and of the disk in it.
    private static let (side, ring): (CGFloat, CGFloat) = (28, 3)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
        setNeedsDisplay()
    }

    /// Beside the well on an iPad, as a sheet on an iPhone.
    private func openPicker() {
        guard let presenter = controllerInResponderChain else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = listener
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceItem = self
        presenter.present(picker, animated: true)
    }

    fileprivate func take(_ color: UIColor) {
        observed(["selectedColor"]) { selectedColor = color }
        sendActions(for: .valueChanged)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let disk = CGRect(
            x: bounds.midX - Self.side / 2,
            y: bounds.midY - Self.side / 2,
            width: Self.side,
            height: Self.side
        )
        // The ring runs through all hues.
        let steps = 60
        for step in 0..<steps {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: disk.midX, y: disk.midY),
                radius: (Self.side - Self.ring) / 2,
                startAngle: 2 * .pi * CGFloat(step) / CGFloat(steps),
                endAngle: 2 * .pi * (CGFloat(step) + 1.1) / CGFloat(steps),
                clockwise: true
            )
            path.lineWidth = Self.ring
            UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 1, alpha: 1).setStroke()
            path.stroke()
        }
        (selectedColor ?? .systemBackground).setFill()
        UIBezierPath(ovalIn: disk.insetBy(dx: Self.ring + 2, dy: Self.ring + 2)).fill()
    }
}

/// Brings the picker's color to its well; apart, so that the well is no delegate to the app.
@MainActor
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) { self.well = well }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { well?.take(color) }
}
