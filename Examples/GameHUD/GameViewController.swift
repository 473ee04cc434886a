import UIKit

/// A game's screen: the world fills it, the controls lie above.
///
/// Game.storyboard holds it twice: with the controls at the edges, as before phones with a cutout, and inside the safe
/// area or the margin, whichever is larger.
final class GameViewController: UIViewController {
    @IBOutlet private(set) var scoreLabel: UILabel?
    @IBOutlet private(set) var lifeView: UIProgressView?
    @IBOutlet private(set) var pauseButton: UIButton?
    @IBOutlet private(set) var jumpButton: UIButton?
    @IBOutlet private(set) var boostButton: UIButton?
    @IBOutlet private(set) var stickView: UIView?

    /// What the engine is told of the screen, at each change.
    var engine: GameEngine = ConsoleEngine()

    private var score = 12_480

    override func viewDidLoad() {
        super.viewDidLoad()
        jumpButton?.addTarget(self, action: #selector(jump), for: .touchDown)
        boostButton?.addTarget(self, action: #selector(boost), for: .touchDown)
        pauseButton?.addTarget(self, action: #selector(togglePause(_:)), for: .touchUpInside)
    }

    // A game wants the whole screen, and no swipe at its edge to take a thumb for a call of the Control Center.
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom, .top] }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

    /// The safe area changes when the device is turned, and only then; the engine keeps it until the next call.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        engine.screenDidChange(EngineScreen(of: view))
    }

    @objc private func jump() { add(10) }
    @objc private func boost() { add(25) }
    @objc private func togglePause(_ sender: UIButton) { engine.togglePause() }

    private func add(_ points: Int) {
        score += points
        let digits = String(score)
        scoreLabel?.text = digits.count > 3 ? "\(digits.dropLast(3)) \(digits.suffix(3))" : digits
    }
}
