import UIKit

/// The settings, whose cells are static: the storyboard holds them all.
final class SettingsViewController: UITableViewController {
    @IBOutlet private weak var groupSizeLabel: UILabel!
    @IBOutlet private weak var groupSizeStepper: UIStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        groupSizeStepper.addTarget(self, action: #selector(groupSizeDidChange(_:)), for: .valueChanged)
    }

    @objc private func groupSizeDidChange(_ sender: UIStepper) {
        groupSizeLabel.text = String(Int(sender.value))
    }
}
