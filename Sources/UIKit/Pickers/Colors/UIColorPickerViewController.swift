import Foundation

/// The system's color picker: a grid, a spectrum, sliders, opacity, and kept colors.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Hears each choice and the end; held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color that is chosen. Default: white.
    open var selectedColor: UIColor = .white {
        didSet { if isViewLoaded { showSelection() } }
    }
    /// Whether opacity can be chosen. Default: true.
    open var supportsAlpha = true {
        didSet { if isViewLoaded { updateAlpha() } }
    }
    /// Whether a color can be taken from the screen (iOS 26). Default: true.
    ///
    /// - Note: No effect here: the picker has no eyedropper.
    open var supportsEyedropper = true
    /// The most exposure of a color (iOS 26). Default: 1.
    ///
    /// - Note: No effect here: colors have standard dynamic range.
    open var maximumLinearExposure: CGFloat = 1

    private let screen = ColorPickerScreen()
    private var isOver = false
    /// Points: of a popover, and the picker's usual height.
    private static let size = CGSize(width: 375, height: 620)

    /// A picker with white chosen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = Self.size
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = Self.size
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredContentSize = Self.size
    }

    open override var title: String? {
        didSet { if isViewLoaded { showTitle() } }
    }

    open override func loadView() {
        view = screen
        screen.choose = { [weak self] in self?.choose($0, isDown: $1) }
        screen.close = { [weak self] in self?.dismiss(animated: true) }
        showTitle()
        updateAlpha()
        showSelection()
    }

    private func showTitle() { screen.title = title ?? "Colors" }
    private func updateAlpha() { screen.hasOpacity = supportsAlpha }
    private func showSelection() { screen.picked = PickedColor(selectedColor.resolvedColor(with: traitCollection)) }

    private func choose(_ picked: PickedColor, isDown: Bool) {
        var picked = picked
        if !supportsAlpha { picked.alpha = 1 }
        ObservableChange.begin(self, ["selectedColor"])
        selectedColor = picked.color
        ObservableChange.end(self, ["selectedColor"])
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isDown)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOver = false
        // Beside what it stands at, a touch elsewhere closes it.
        screen.hasCloseButton = presentation.activeStyle != .popover
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, presentingViewController == nil else { return }
        isOver = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}
