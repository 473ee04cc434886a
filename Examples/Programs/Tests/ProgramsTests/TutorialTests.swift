// The tutorial "Test a screen" shows this file, step by step: a comment that names a step begins what that step adds.
import Simulator
import Testing
import UIKit

// step 1
final class CounterViewController: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.text = "Nobody has tapped yet"
        button.setTitle("Tap", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.increase() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    private func increase() {
        count += 1
        label.text = "Tapped \(count) times"
    }
}
// step 2

@MainActor @Suite("Programs: the tutorial", .serialized)
struct TutorialTests {
    @Test func `a screen on an iPhone`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = CounterViewController()
        simulator.present(controller)
        #expect(controller.label.text == "Nobody has tapped yet")
        // step 3

        simulator.tap(controller.button)
        #expect(controller.label.text == "Tapped 1 times")
        // step 4

        simulator.rotate(to: .landscapeLeft)
        let label = controller.label.convert(controller.label.bounds, to: controller.view)
        #expect(controller.view.safeAreaInsets.left > 0)
        #expect(label.minX == controller.view.safeAreaInsets.left + 16)
        // step 5

        simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        simulator.advance(by: 1)
        let fitting = controller.label.sizeThatFits(CGSize(width: controller.label.bounds.width, height: 0))
        #expect(controller.label.bounds.height >= fitting.height)
        // step 2
    }
}
