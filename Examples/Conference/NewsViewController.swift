import UIKit

/// Articles one below the other, as wide as is good to read; a touched photo fills the screen.
final class NewsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 32
        for article in Article.all {
            stack.addArrangedSubview(ArticleView(article) { [unowned self] in open(article, at: $0) })
        }
        for subview in [scrollView, stack] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
        ])
        switch Edition.current {
        case .rectangular:
            // 16 points beside the text, notch or not.
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
                stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
            ])
        case .adapted:
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
                scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
        }
    }

    private func open(_ article: Article, at page: Int) {
        let viewer = PhotoViewController(photos: article.photos, page: page)
        viewer.modalPresentationStyle = .fullScreen
        viewer.modalTransitionStyle = .crossDissolve
        present(viewer, animated: true)
    }
}
