import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: Dynamic Type")
struct DynamicTypeTests {
    /// Everything with text that follows the preferred size.
    private final class Screen: UIViewController {
        let label = UILabel()
        let field = UITextField()
        let text = UITextView()
        let button = UIButton(type: .system)
        let custom = UILabel()
        let fixed = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            for view in [label, field, text, button, custom, fixed] { view.frame.size = CGSize(width: 300, height: 60) }
            label.font = .preferredFont(forTextStyle: .body)
            field.font = .preferredFont(forTextStyle: .body)
            text.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            custom.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
            fixed.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            text.adjustsFontForContentSizeCategory = true
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            custom.adjustsFontForContentSizeCategory = true
            for view in [label, field, text, button, custom, fixed] {
                view.isHidden = false; self.view.addSubview(view)
            }
        }

        var sizes: [CGFloat] {
            [label.font, field.font, text.font, button.titleLabel?.font, custom.font].map { $0?.pointSize ?? 0 }
        }
    }

    // metrics: dynamic_type
    @Test(
        arguments: [
            (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
            (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
            (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
            (.accessibilityExtraExtraExtraLarge, 53),
        ] as [(UIContentSizeCategory, CGFloat)]
    )
    func `labels, fields, text views and buttons follow all twelve sizes`(
        category: UIContentSizeCategory,
        size: CGFloat
    ) throws {
        let simulator = try Simulator(device: "iPhone 16")
        let screen = Screen()
        simulator.present(screen)
        simulator.contentSizeCategory = category
        #expect(screen.sizes.dropLast().allSatisfy { $0 == size }, "\(screen.sizes)")
        #expect((screen.custom.font.pointSize > 20) == (size > 17) || size == 17)
        #expect(screen.fixed.font.pointSize == 17)
    }

    @Test func `bold text makes fonts of text styles bold, and takes it back`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let screen = Screen()
        simulator.present(screen)
        simulator.legibilityWeight = .bold
        #expect(screen.label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!screen.fixed.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        simulator.legibilityWeight = .regular
        #expect(!screen.label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
}
