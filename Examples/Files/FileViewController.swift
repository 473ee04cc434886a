import UIKit

/// Shows a text or a picture; of other files it says what they are.
final class FileViewController: UIViewController {
    private let item: FileItem

    init(item: FileItem) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("The viewer is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action,
            target: self,
            action: #selector(share)
        )
        if let image = item.thumbnail {
            show(imageView(image))
        } else if item.symbolName == "doc.text", let text = try? String(contentsOf: item.url, encoding: .utf8) {
            show(textView(text))
        } else if #available(iOS 17, *) {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: item.symbolName)
            configuration.text = item.name
            configuration.secondaryText = item.detail
            contentUnavailableConfiguration = configuration
        }
    }

    private func imageView(_ image: UIImage) -> UIView {
        let imageView = UIImageView(image: image)
        imageView.contentMode = .scaleAspectFit
        return imageView
    }

    private func textView(_ text: String) -> UIView {
        let textView = UITextView()
        textView.text = text
        textView.isEditable = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        return textView
    }

    private func show(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: view.topAnchor),
            subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    @objc private func share() {
        let sheet = UIActivityViewController(activityItems: [item.url], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }
}
