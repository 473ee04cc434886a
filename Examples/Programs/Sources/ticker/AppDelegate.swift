import UIKit

/// An app that counts to three in real time and ends.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var count = 0
    private var timer: Timer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        return true
    }

    private func tick() {
        count += 1
        guard count == 3 else { return }
        timer?.invalidate()
        DispatchQueue.main.async { self.finish() }
    }

    private func finish() {
        let size = window?.bounds.size ?? .zero
        print("ticker: counted to \(count) on \(UIDevice.current.model) \(Int(size.width))x\(Int(size.height))")
        exit(0)
    }
}
