import Foundation

/// What a file holds: a picture or a text; its name for all others.
@MainActor
final class FilePreviewController: UIViewController {
    private let url: URL
    private let end: () -> Void

    init(_ url: URL, title: String, end: @escaping () -> Void) {
        self.url = url
        self.end = end
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in end() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = content
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private var content: UIView {
        if let picture = UIImage(contentsOfFile: url.path) {
            let image = UIImageView(image: picture)
            image.contentMode = .scaleAspectFit
            return image
        }
        if let text = try? String(contentsOf: url, encoding: .utf8) {
            let view = UITextView()
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            return view
        }
        let label = UILabel()
        label.text = url.lastPathComponent
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }
}
