import UIKit

/// A plain screen that an alert or an action sheet covers.
final class AlertScreen: UIViewController {
    private let style: UIAlertController.Style

    init(_ style: UIAlertController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let alert = UIAlertController(
            title: "Delete This Trail?",
            message: "Its photos and notes go with it. This can't be undone.",
            preferredStyle: style
        )
        if style == .alert { alert.addTextField { $0.placeholder = "Name of the trail" } }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: nil))
        if style == .actionSheet { alert.addAction(UIAlertAction(title: "Archive", style: .default, handler: nil)) }
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        present(alert, animated: false, completion: nil)
    }
}
