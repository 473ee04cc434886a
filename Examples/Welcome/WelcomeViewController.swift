import UIKit

/// The first screen: what Ridgeline does, and the way in.
final class WelcomeViewController: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet private var featureStack: UIStackView?
        @IBOutlet private var startButton: UIButton?
    #else
        private var featureStack: UIStackView?
        private var startButton: UIButton?
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton?.addAction(UIAction { [weak self] _ in self?.showJournal() }, for: .touchUpInside)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        featureStack?.spacing = isLarge ? 32 : 20
    }

    private func showJournal() {
        tabBarController?.selectedIndex = 1
    }
}
