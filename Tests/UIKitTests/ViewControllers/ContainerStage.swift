import DeviceCatalog
import Platform

@testable import UIKit

/// Boots a device and shows a controller on it.
@MainActor
@discardableResult
func stage(
    _ root: UIViewController,
    on device: String = "iPhone X",
    os: OSVersion = 12,
    sdk: OSVersion? = nil,
    landscape: Bool = false
) throws -> UIWindow {
    let found = try DeviceCatalog.standard.device(named: device)
    SimulatedDevice(
        device: found,
        era: Era(os: os, sdk: sdk),
        orientation: landscape ? .landscapeRight : .portrait
    ).boot()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

/// Writes down what happens to it.
final class StagedController: UIViewController {
    let name: String
    let log: (String) -> Void

    init(_ name: String, log: @escaping (String) -> Void = { _ in }) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log("\(name) isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
        log("\(name) willMove \(parent == nil ? "nil" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) { log("\(name) didMove \(parent == nil ? "nil" : "in")") }
}

/// Collects lines.
final class StageLog {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
