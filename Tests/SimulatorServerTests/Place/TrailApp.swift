import Simulator
import Stage
import UIKit

@testable import SimulatorServer

/// A small app in the process of a test, as it is before and after it was built again.
@MainActor
struct TrailApp {
    let simulator: Simulator
    let live: LiveScene
    let navigation: UINavigationController

    /// - Parameters:
    ///   - hasButton: Whether the first screen still has the button that leads on.
    ///   - name: What the field on the second screen says by itself.
    ///   - prompt: Makes the second screen's bar higher.
    init(hasButton: Bool = true, name: String = "", prompt: String? = nil, device: String = "iPhone 16") throws {
        simulator = try Simulator(device: device)
        let start = StartController()
        start.hasButton = hasButton
        start.makeNext = {
            let trail = TrailController()
            (trail.field.text, trail.navigationItem.prompt) = (name, prompt)
            return trail
        }
        navigation = UINavigationController(rootViewController: start)
        simulator.present(navigation)
        live = LiveScene(
            appOn: simulator,
            LiveSettings(document: nil, variant: Variant(device: device)),
            textures: TextureStore()
        )
    }

    /// The first screen, with a button at 40, 300.
    final class StartController: UIViewController {
        var hasButton = true
        var makeNext: @MainActor () -> UIViewController = { UIViewController() }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            guard hasButton else { return }
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
            button.setTitle("Trails", for: .normal)
            button.addAction(UIAction { [unowned self] _ in showNext() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func showNext() { navigationController?.pushViewController(makeNext(), animated: true) }
    }

    /// The second one: a field at 20, 200 over a page that scrolls and a slider.
    final class TrailController: UIViewController {
        let field = UITextField()
        let page = UIScrollView()
        let slider = UISlider(frame: CGRect(x: 20, y: 650, width: 300, height: 30))
        /// What the app heard of typing.
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            field.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
            field.addAction(UIAction { [unowned self] _ in heard.append(field.text ?? "") }, for: .editingChanged)
            page.frame = CGRect(x: 0, y: 300, width: 393, height: 300)
            page.contentSize = CGSize(width: 393, height: 2000)
            view.addSubview(field)
            view.addSubview(page)
            view.addSubview(slider)
        }
    }

    var trail: TrailController? { navigation.topViewController as? TrailController }

    // MARK: What a person does

    func tap(_ x: Double, _ y: Double) {
        live.input.send([ViewerMessage.Finger(number: 0, phase: 0, x: x, y: y)])
        simulator.advance(by: 0.1)
        live.input.send([ViewerMessage.Finger(number: 0, phase: 2, x: x, y: y)])
        simulator.advance(by: 1)
    }

    func type(_ text: String) {
        for character in text {
            live.input.press(String(character), modifiers: 0)
            simulator.advance(by: 0.1)
        }
    }

    func scroll(by points: Double) {
        live.input.scroll(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: points))
        simulator.advance(by: 0.1)
    }

    /// As an assistive app does.
    func raiseSlider() {
        let sliders = live.scene.accessibleElements().filter { $0.accessibility.traits.contains("adjustable") }
        for slider in sliders { live.adjust(slider.id, toMore: true) }
    }

    /// The place as it is handed from process to process.
    func place() throws -> LivePlace {
        try JSONDecoder().decode(LivePlace.self, from: JSONEncoder().encode(live.recorder.place()))
    }
}
