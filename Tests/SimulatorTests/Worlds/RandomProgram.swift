import CoreGraphics
import Foundation
import Simulator
import TestSupport
import UIKit

/// An app that does things by chance on a device of its own: all of them follow from the seed.
@MainActor
final class RandomProgram {
    private var random: SeededGenerator
    private let simulator: Simulator
    private let navigation = UINavigationController()
    private var log: [String] = []
    private var steps = 0

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        let devices: [(name: String, os: String)] = [
            ("iPhone SE (3rd generation)", "15.5"), ("iPhone 8", "12.4"), ("iPhone 11", "18.0"), ("iPhone 11", "26.0"),
            ("iPhone 5s", "9.3"),
        ]
        let device = devices[random.below(devices.count)]
        simulator = try Simulator(device: device.name, os: device.os)
        if random.below(3) == 0 { UILabel.appearance().textColor = .red }
        if random.below(3) == 0 { UINavigationBar.appearance().tintColor = .purple }
        navigation.viewControllers = [page()]
        simulator.present(navigation)
    }

    /// Does the next thing.
    func step() {
        steps += 1
        simulator.makeCurrent()
        switch random.below(18) {
        case 0: navigation.pushViewController(page(), animated: random.below(2) == 0)
        case 1: navigation.popViewController(animated: random.below(2) == 0)
        case 2: simulator.tap(at: place())
        case 3: simulator.drag(from: place(), to: place())
        case 4: simulator.advance(by: Double(random.below(40)) / 60)
        case 5: simulator.userInterfaceStyle = random.below(2) == 0 ? .dark : .light
        case 6: simulator.contentSizeCategory = [.small, .large, .accessibilityLarge][random.below(3)]
        case 7: simulator.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][random.below(3)])
        case 8: presentAlert()
        case 9: navigation.presentedViewController?.dismiss(animated: random.below(2) == 0)
        case 10: UIPasteboard.general.string = "\(random.below(1000))"
        case 11: moveSomething()
        case 12: schedule()
        case 13: write()
        case 14: (visible as? ProgramPage)?.field.becomeFirstResponder()
        case 15: simulator.layoutDirection = random.below(2) == 0 ? .rightToLeft : .leftToRight
        case 16: log.append(UIAction(title: "an action") { _ in }.identifier.rawValue)
        default: UIView.setAnimationsEnabled(random.below(4) != 0)
        }
    }

    /// All that can be known of the app: what it wrote down, its views, and its picture's pixels.
    func result() -> [String] {
        simulator.makeCurrent()
        var lines = log
        lines.append("\(steps) steps, \(simulator.time) s, \(simulator.orientation.rawValue)")
        lines.append("pasteboard \(UIPasteboard.general.string ?? "-") keyboard \(simulator.keyboardFrame)")
        let picture = simulator.screenshot()
        for window in UIApplication.shared.windows { describe(window, depth: 0, in: &lines) }
        lines.append("animations \(UIView.areAnimationsEnabled) picture \(hash(of: picture))")
        return lines
    }

    // MARK: What it does

    private var visible: UIViewController? { navigation.topViewController }

    private func page() -> UIViewController {
        random.below(3) == 0 ? ProgramTable(rows: 3 + random.below(30)) : ProgramPage(number: random.below(100))
    }

    private func place() -> CGPoint {
        let size = UIScreen.main.bounds.size
        return CGPoint(x: random.below(Int(size.width)), y: random.below(Int(size.height)))
    }

    private func presentAlert() {
        guard navigation.presentedViewController == nil else { return }
        let style: UIAlertController.Style = random.below(2) == 0 ? .alert : .actionSheet
        let alert = UIAlertController(title: "Title", message: "Number \(random.below(9))", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.log.append("OK") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        navigation.present(alert, animated: random.below(2) == 0)
    }

    private func moveSomething() {
        guard let page = visible as? ProgramPage else { return }
        let distance = CGFloat(random.below(60))
        UIView.animate(withDuration: 0.4) {
            page.square.center.x += distance
        } completion: { [weak self] finished in
            self?.log.append("moved \(finished)")
        }
    }

    private func schedule() {
        let number = random.below(100)
        let delay = Double(random.below(60)) / 60
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.note("later \(number)") }
        // A repeating timer's first delay is its interval, however slow the machine was to set it up.
        _ = Timer.scheduledTimer(withTimeInterval: delay + 0.01, repeats: true) { [weak self] timer in
            timer.invalidate()
            MainActor.assumeIsolated { self?.note("timer \(number)") }
        }
    }

    private func note(_ text: String) { log.append("\(text) at \((simulator.time * 1000).rounded())") }

    private func write() {
        simulator.type(["a", "bc", "d e"][random.below(3)])
        if let page = visible as? ProgramPage { log.append("wrote \(page.field.text ?? "")") }
    }

    // MARK: What it looks like

    private func describe(_ view: UIView, depth: Int, in lines: inout [String]) {
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            .map { String(format: "%.3f", Double($0)) }.joined(separator: " ")
        let text = (view as? UILabel)?.text ?? ""
        let space = String(repeating: " ", count: depth)
        lines.append("\(space)\(type(of: view)) \(frame) \(view.alpha) \(view.isHidden) \(text)")
        for child in view.subviews { describe(child, depth: depth + 1, in: &lines) }
    }

    private func hash(of image: CGImage) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for y in 0..<image.height {
            for x in 0..<image.width { hash = (hash ^ UInt64(image.pixel(x: x, y: y))) &* 1_099_511_628_211 }
        }
        return hash
    }
}

/// A screen with a control of each common kind.
private final class ProgramPage: UIViewController {
    let field = UITextField()
    let square = UIView()
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Page \(number)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        let label = UILabel()
        label.text = "Number \(number)"
        label.font = .preferredFont(forTextStyle: .headline)
        field.borderStyle = .roundedRect
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, field, button, UISwitch(), UISlider(), UIStepper()])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        square.backgroundColor = .orange
        square.frame = CGRect(x: 10, y: 300, width: 40, height: 40)
        view.addSubview(stack)
        view.addSubview(square)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
}

/// A list.
private final class ProgramTable: UITableViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
        title = "\(rows) rows"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(
                style: .subtitle,
                reuseIdentifier: "row"
            )
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "of \(rows)"
        return cell
    }
}
