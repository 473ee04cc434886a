import UIKit

/// Shows a xib's view that stands alone.
final class XibViewController: UIViewController {
    /// Where the view stands on the screen.
    enum Placement {
        /// It fills the screen, as a view controller's view does.
        case screen
        /// Across the safe area, as high as it was drawn: cells, headers, banners.
        case row
        /// As large as it was drawn.
        case centered
    }

    private let content: UIView
    private let placement: Placement
    /// The size that the document gives the view, in points.
    private let storedSize: CGSize

    init(_ content: UIView, placement: Placement) {
        self.content = content
        self.placement = placement
        storedSize = content.bounds.size
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The view that stands alone.
    var subject: UIView { content }

    /// What is to be seen of the screen, in its points: the view and a margin of canvas; nil where the view fills it.
    var cutout: CGRect? {
        guard placement != .screen else { return nil }
        return content.frame.insetBy(dx: -CanvasBackdrop.margin, dy: -CanvasBackdrop.margin).intersection(view.bounds)
    }

    override func loadView() {
        // As in Xcode: what is never seen without a table behind it stands on the table's color.
        if content.backgroundColor == nil, content is UITableViewCell { content.backgroundColor = .systemBackground }
        guard placement != .screen else {
            view = content
            return
        }
        let backdrop = UIView()
        backdrop.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = true
        view = backdrop
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // A screen is seen through only where its view has no color at all.
        guard placement != .screen || (content.backgroundColor?.cgColor.alpha ?? 0) == 0 else { return }
        view.backgroundColor = CanvasBackdrop.color(for: content, isScreen: placement == .screen)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard placement != .screen else { return }
        let area = view.safeAreaLayoutGuide.layoutFrame
        let width = placement == .row ? area.width : min(storedSize.width, area.width)
        let size = CGSize(width: width, height: min(max(storedSize.height, 1), area.height))
        let scale = max(1, traitCollection.displayScale)
        content.frame = CGRect(
            x: ((area.midX - size.width / 2) * scale).rounded() / scale,
            y: ((area.midY - size.height / 2) * scale).rounded() / scale,
            width: size.width,
            height: size.height
        )
        content.layoutIfNeeded()
    }
}
