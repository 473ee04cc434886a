import Foundation
import Simulator
import Testing
import UIKit

/// A sample in the simulator, from its folder beside this package.
@MainActor
struct SampleApp {
    let simulator: Simulator
    let root: UIViewController

    init(
        _ delegateClass: (UIResponder & UIApplicationDelegate).Type,
        _ folder: String,
        device: String,
        os: String = "16",
        orientation: UIInterfaceOrientation = .portrait
    ) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let path = tests.appendingPathComponent("../../../\(folder)").standardizedFileURL.path
        simulator = try Simulator(device: device, os: os, orientation: orientation)
        simulator.launch(delegateClass, bundle: try #require(Bundle(path: path)))
        simulator.advance(by: 0.5)
        root = try #require(UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController)
    }

    /// Runs with a launch argument.
    static func with<Result>(_ key: String, _ value: Any, _ body: () throws -> Result) rethrows -> Result {
        UserDefaults.standard.set(value, forKey: key)
        defer { UserDefaults.standard.removeObject(forKey: key) }
        return try body()
    }

    /// The first view of a class below another that fits.
    static func find<View: UIView>(_ type: View.Type, in view: UIView, where fits: (View) -> Bool = { _ in true })
        -> View?
    {
        if let view = view as? View, fits(view) { return view }
        for subview in view.subviews {
            if let found = find(type, in: subview, where: fits) { return found }
        }
        return nil
    }

    /// In the screen's space, in points.
    static func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}
