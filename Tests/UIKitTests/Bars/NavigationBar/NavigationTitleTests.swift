import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Navigation bars: titles of iOS 26")
struct NavigationTitleTests {
    private func bar(large: Bool = false, _ set: (UINavigationItem) -> Void) throws -> UINavigationBar {
        let controller = UIViewController()
        controller.title = "Title"
        set(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = large
        try stage(navigation, on: "iPhone 16", os: 26)
        return navigation.navigationBar
    }

    @Test func `an attributed title keeps the bar's attributes where it has none`() throws {
        let bar = try bar {
            var title = AttributedString("Title")
            title[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .red
            $0.attributedTitle = title
        }
        let text = try #require(bar.parts.titleLabel.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
    }

    @Test func `a subtitle takes the appearance's attributes and gives its characters`() throws {
        var item: UINavigationItem?
        let bar = try bar {
            item = $0
            $0.attributedSubtitle = AttributedString("Below")
            let appearance = UINavigationBarAppearance()
            appearance.subtitleTextAttributes = [.foregroundColor: UIColor.green]
            $0.standardAppearance = appearance
            $0.scrollEdgeAppearance = appearance
        }
        #expect(item?.subtitle == "Below")
        let text = try #require(bar.parts.titleLabel.attributedText)
        #expect(text.string == "Title\nBelow")
        #expect(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .green)
        item?.subtitle = "Plain"
        #expect(item?.attributedSubtitle == nil)
    }

    @Test func `a large title may say something else`() throws {
        let bar = try bar(large: true) { $0.largeTitle = "Everything" }
        #expect(bar.parts.largeTitleLabel.text == "Everything")
        #expect(bar.parts.titleLabel.text == "Title")
    }
}
