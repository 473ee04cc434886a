import UIKit

/// The photos of a conversation.
final class ConversationController: UITableViewController, PhotoShowing {
    var conversation: Conversation? { didSet { title = conversation?.name } }

    var shownPhoto: Photo? { nil }
    func leads(to photo: Photo) -> Bool { conversation?.photos.contains { $0 === photo } ?? false }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        whenDetailTargetChanges { [weak self] in self?.showDetailTargetDidChange() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectShownPhoto(animated: animated)
    }

    private func showDetailTargetDidChange() {
        for cell in tableView.visibleCells {
            cell.accessoryType = willPush(by: .showDetail, sender: self) ? .disclosureIndicator : .none
        }
        selectShownPhoto(animated: false)
    }

    /// Beside the detail the row of its photo stays selected.
    private func selectShownPhoto(animated: Bool) {
        let isBeside = !willPush(by: .showDetail, sender: self)
        let shown = isBeside ? splitViewController?.visiblePhoto : nil
        for (row, photo) in (conversation?.photos ?? []).enumerated() {
            let path = IndexPath(row: row, section: 0)
            if photo === shown {
                tableView.selectRow(at: path, animated: animated, scrollPosition: .none)
            } else {
                tableView.deselectRow(at: path, animated: animated)
            }
        }
    }

    // MARK: Rows
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        conversation?.photos.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
        let photo = conversation?.photos[indexPath.row]
        cell.textLabel?.text = photo?.comment
        cell.imageView?.image = photo.flatMap { UIImage(named: $0.imageName)?.preparingThumbnail(of: Self.thumbnail) }
        return cell
    }

    private static let thumbnail = CGSize(width: 80, height: 60)

    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) { cell.accessoryType = willPush(by: .showDetail, sender: self) ? .disclosureIndicator : .none }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let photo = storyboard?.instantiateViewController(withIdentifier: "Photo") as? PhotoController else {
            return
        }
        photo.photo = conversation?.photos[indexPath.row]
        showDetailViewController(photo, sender: self)
    }
}
