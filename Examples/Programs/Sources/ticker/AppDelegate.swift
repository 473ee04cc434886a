import UIKit

/// An app that counts to three in real time and ends.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var count = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [self] timer in
            count += 1
            guard count == 3 else { return }
            timer.invalidate()
            DispatchQueue.main.async { self.finish() }
        }
        return true
    }

    private func finish() {
        let size = window?.bounds.size ?? .zero
        print("ticker: counted to \(count) on \(UIDevice.current.model) \(Int(size.width))x\(Int(size.height))")
        exit(0)
    }
}
