import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: symbols in bars")
struct BarSymbolTests {
    @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge])
    func `symbols in bars keep their size at every text size`(category: UIContentSizeCategory) throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.contentSizeCategory = category
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "star"),
            style: .plain,
            target: nil,
            action: nil
        )
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Stars", image: UIImage(systemName: "star"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        simulator.present(tabs)
        let plain = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        )
        for bar in [navigation.navigationBar, tabs.tabBar] as [UIView] {
            let sizes = Self.images(in: bar).map(\.bounds.size)
            #expect(sizes == [plain.size], "\(bar)")
        }
    }

    /// The image views that show a symbol.
    private static func images(in view: UIView) -> [UIImageView] {
        let own = (view as? UIImageView).flatMap { $0.image?.isSymbolImage == true && !$0.isHidden ? $0 : nil }
        return [own].compactMap { $0 } + view.subviews.flatMap(images)
    }
}
