import UIKit

/// The first screen: what Ridgeline does, and the way in.
final class WelcomeViewController: UIViewController {
    @IBOutlet private weak var featureStack: UIStackView!
    @IBOutlet private weak var startButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.addTarget(self, action: #selector(showJournal(_:)), for: .touchUpInside)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        featureStack?.spacing = isLarge ? 32 : 20
    }

    @objc private func showJournal(_ sender: UIButton) {
        tabBarController?.selectedIndex = 1
    }
}
