import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    // UIKit puts Welcome.storyboard's initial view controller here.
    var window: UIWindow?
}
