import UIKit

/// What a view tells of its scene at the lower right.
@MainActor
final class SceneCounts: UILabel {
    /// Frames a second.
    var rate = 60

    init() {
        super.init(frame: .zero)
        font = .systemFont(ofSize: 11)
        textColor = .white
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    static func count(_ scene: SKScene) -> Int {
        var count = 0
        scene.forEachNode { _ in count += 1 }
        return count
    }

    func tell(_ view: SKView, nodes: Int?, draws: Int?) {
        let parts = [
            nodes.map { "nodes:\($0)" }, draws.map { "draws:\($0)" }, view.showsFPS ? "\(rate).0 fps" : nil,
        ].compactMap(\.self)
        isHidden = parts.isEmpty || view.scene == nil
        guard !isHidden else { return }
        text = parts.joined(separator: "  ")
        let size = sizeThatFits(view.bounds.size)
        let edge = view.safeAreaInsets
        frame = CGRect(
            x: view.bounds.width - size.width - 6 - edge.right,
            y: view.bounds.height - size.height - 4 - edge.bottom,
            width: size.width,
            height: size.height
        )
    }
}
