import UIKit

/// The profile and the conversations.
final class ConversationListController: UITableViewController {
    var user = User.sample

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        whenDetailTargetChanges { [weak self] in self?.showDetailTargetDidChange() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let path = tableView.indexPathForSelectedRow, pushes(at: path) else { return }
        tableView.deselectRow(at: path, animated: animated)
    }

    /// Collapsing and expanding change what a touch does, and so the indicators.
    private func showDetailTargetDidChange() {
        for cell in tableView.visibleCells {
            guard let path = tableView.indexPath(for: cell) else { continue }
            cell.accessoryType = pushes(at: path) ? .disclosureIndicator : .none
        }
    }

    /// One photo is shown in place of the detail, several as a list in this column.
    private func showsDetail(at path: IndexPath) -> Bool {
        path.section == 0 || user.conversations[path.row].photos.count == 1
    }

    func pushes(at path: IndexPath) -> Bool { willPush(by: showsDetail(at: path) ? .showDetail : .show, sender: self) }

    // MARK: Rows
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : user.conversations.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "Conversations"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: indexPath.section == 0 ? "Profile" : "Conversation",
            for: indexPath
        )
        if indexPath.section == 0 {
            cell.textLabel?.text = user.name
            cell.imageView?.image = UIImage(systemName: "person.crop.circle")
        } else {
            let conversation = user.conversations[indexPath.row]
            cell.textLabel?.text = conversation.name
            cell.detailTextLabel?.text =
                conversation.photos.count == 1 ? "1 photo" : "\(conversation.photos.count) photos"
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) { cell.accessoryType = pushes(at: indexPath) ? .disclosureIndicator : .none }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let storyboard else { return }
        if indexPath.section == 0 {
            guard
                let profile = storyboard.instantiateViewController(withIdentifier: "Profile") as? ProfileController
            else { return }
            profile.user = user
            return showDetailViewController(profile, sender: self)
        }
        let conversation = user.conversations[indexPath.row]
        if conversation.photos.count == 1 {
            guard let photo = storyboard.instantiateViewController(withIdentifier: "Photo") as? PhotoController
            else { return }
            photo.photo = conversation.photos.first
            return showDetailViewController(photo, sender: self)
        }
        let controller = storyboard.instantiateViewController(withIdentifier: "Conversation")
        (controller as? ConversationController)?.conversation = conversation
        show(controller, sender: self)
    }
}
