import UIKit

/// A feed below a bar of the app's own. The subclasses differ in how they leave room for the bar.
class FeedViewController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var barView: UIView!
    private var posts = Post.samples

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        (cell as? PostCell)?.show(posts[indexPath.row])
        return cell
    }

    @IBAction func compose(_ sender: UIButton) {
        let alert = UIAlertController(title: "New Post", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "What is there to tell?" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Post", style: .default) { [unowned self, unowned alert] _ in
                insert(Post(name: "Me", time: "now", text: alert.textFields?.first?.text ?? "", hue: 0.15))
            }
        )
        present(alert, animated: true)
    }

    private func insert(_ post: Post) {
        guard !post.text.isEmpty else { return }
        posts.insert(post, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
}
