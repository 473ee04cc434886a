import UIKit

/// A game's screen: the world fills it, the controls lie above.
///
/// Game.storyboard holds it twice: with the controls at the edges, as before phones with a cutout, and inside the safe
/// area or the margin, whichever is larger.
final class GameViewController: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var scoreLabel: UILabel?
        @IBOutlet private(set) var lifeView: UIProgressView?
        @IBOutlet private(set) var pauseButton: UIButton?
        @IBOutlet private(set) var jumpButton: UIButton?
        @IBOutlet private(set) var boostButton: UIButton?
        @IBOutlet private(set) var stickView: UIView?
    #else
        private(set) var scoreLabel: UILabel?
        private(set) var lifeView: UIProgressView?
        private(set) var pauseButton: UIButton?
        private(set) var jumpButton: UIButton?
        private(set) var boostButton: UIButton?
        private(set) var stickView: UIView?
    #endif

    /// What the engine is told of the screen, at each change.
    var engine: GameEngine = ConsoleEngine()

    private var score = 12_480

    override func viewDidLoad() {
        super.viewDidLoad()
        jumpButton?.addAction(UIAction { [weak self] _ in self?.add(10) }, for: .touchDown)
        boostButton?.addAction(UIAction { [weak self] _ in self?.add(25) }, for: .touchDown)
        pauseButton?.addAction(UIAction { [weak self] _ in self?.engine.togglePause() }, for: .touchUpInside)
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

    private func add(_ points: Int) {
        score += points
        let digits = String(score)
        scoreLabel?.text = digits.count > 3 ? "\(digits.dropLast(3)) \(digits.suffix(3))" : digits
    }
}
