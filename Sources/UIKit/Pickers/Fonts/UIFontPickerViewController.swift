import Foundation

/// The system's font picker: a list of families, each in its own letters, with a search bar.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What the picker was made with; changes come too late.
    public let configuration: Configuration
    /// Hears what is picked, or that nothing is; held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that is picked, which stands out in the list. Nil by default.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if isViewLoaded { families.selectionDidChange() } }
    }

    private lazy var families = FontFamiliesController(configuration, picker: self)
    private lazy var navigation = UINavigationController(rootViewController: families)
    private var isOver = false

    /// A picker of families and, where the configuration says so, of faces.
    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        configuration = Configuration()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOver = false
    }

    /// Takes a choice from the list and leaves the screen.
    func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        isOver = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }

    func cancel() {
        guard !isOver else { return }
        isOver = true
        if presentingViewController != nil { dismiss(animated: true) }
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, presentingViewController == nil else { return }
        isOver = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }
}
