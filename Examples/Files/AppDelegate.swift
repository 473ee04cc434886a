import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let folder = Folder(url: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
        SampleFiles.write(into: folder)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(
            rootViewController: BrowserViewController(folder: folder, title: "Browse")
        )
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
