import InsetAVFoundation
import UIKit

/// The buttons of a film: play in the middle, where it is along the bottom.
@preconcurrency @MainActor
final class PlaybackControls: UIView {
    var player: AVPlayer? { didSet { setNeedsLayout() } }
    private let close = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let play = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let track = UIView()
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private static let margin: CGFloat = 16
    private static let side: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, symbol, size) in [
            (close, "xmark", 17), (back, "gobackward.10", 28), (play, "play.fill", 40), (forward, "goforward.10", 28),
        ] as [(UIButton, String, CGFloat)] {
            let weight = UIImage.SymbolConfiguration(pointSize: size, weight: .medium)
            button.setImage(UIImage(systemName: symbol, withConfiguration: weight), for: .normal)
            button.tintColor = .white
            addSubview(button)
        }
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
            label.textColor = UIColor(white: 1, alpha: 0.7)
            addSubview(label)
        }
        (elapsed.text, remaining.text) = ("0:00", "--:--")
        track.backgroundColor = UIColor(white: 1, alpha: 0.3)
        track.layer.cornerRadius = 3.5
        addSubview(track)
        play.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        close.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var controller: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    private func toggle() {
        player?.rate == 0 ? player?.play() : player?.pause()
        setNeedsLayout()
    }

    private func leave() { controller?.presentingViewController?.dismiss(animated: true) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let side = Self.side
        close.isHidden = controller?.presentingViewController == nil
        close.frame = CGRect(x: area.minX, y: area.minY, width: side, height: side)
        let symbol = player.map { $0.rate != 0 } == true ? "pause.fill" : "play.fill"
        let weight = UIImage.SymbolConfiguration(pointSize: 40, weight: .medium)
        play.setImage(UIImage(systemName: symbol, withConfiguration: weight), for: .normal)
        let gap = min(96, area.width / 4)
        for (button, offset) in [(back, -gap), (play, 0), (forward, gap)] {
            button.bounds = CGRect(x: 0, y: 0, width: side + 12, height: side + 12)
            button.center = CGPoint(x: bounds.midX + offset, y: bounds.midY)
            button.isHidden = player == nil
        }
        track.frame = CGRect(x: area.minX, y: area.maxY - 30, width: max(0, area.width), height: 7)
        for label in [elapsed, remaining] { label.sizeToFit() }
        elapsed.frame.origin = CGPoint(x: area.minX, y: track.frame.maxY + 6)
        remaining.frame.origin = CGPoint(x: area.maxX - remaining.bounds.width, y: track.frame.maxY + 6)
    }
}
