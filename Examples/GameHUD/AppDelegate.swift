import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    // UIKit puts Game.storyboard's initial view controller here.
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
}
