import UIKit

/// The settings, whose cells are static: the storyboard holds them all.
final class SettingsViewController: UITableViewController {
    #if canImport(ObjectiveC)
        @IBOutlet private var groupSizeLabel: UILabel?
        @IBOutlet private var groupSizeStepper: UIStepper?
    #else
        private var groupSizeLabel: UILabel?
        private var groupSizeStepper: UIStepper?
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        groupSizeStepper?.addAction(UIAction { [weak self] _ in self?.showGroupSize() }, for: .valueChanged)
    }

    private func showGroupSize() {
        guard let groupSizeStepper else { return }
        groupSizeLabel?.text = String(Int(groupSizeStepper.value))
    }
}
