import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(VideosViewController(), "Videos", "play.rectangle"),
            tab(NewsViewController(), "News", "newspaper"),
            tab(ScheduleViewController(), "Schedule", "calendar"),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func tab(_ controller: UIViewController, _ title: String, _ image: String) -> UIViewController {
        controller.title = title
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), selectedImage: nil)
        if #available(iOS 11, *), Edition.current == .adapted {
            navigation.navigationBar.prefersLargeTitles = true
        }
        return navigation
    }
}
