import Testing

@testable import UIKit

@MainActor @Suite("Constraints: content sizes and alignment rectangles")
struct IntrinsicSizeTests {
    /// A view that draws a shadow outside of what is aligned.
    private final class ShadowedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    // AL-8
    @Test func `priorities have these names`() {
        let names: [(UILayoutPriority, Float)] = [
            (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
            (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
        ]
        for (priority, value) in names { #expect(priority.rawValue == value) }
    }

    // AL-11
    @Test func `constraints size the alignment rectangle, and the frame is larger by the insets`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = ShadowedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 19, width: 56, height: 34))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 20, width: 50, height: 30))
    }

    // AL-14
    @Test func `controls and texts have content sizes along both axes`() {
        let label = UILabel()
        label.text = "Text"
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = "Text"
        let image = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in })
        let views: [UIView] = [
            UITextField(), text, UIButton(type: .system), image, UISwitch(), UISegmentedControl(items: ["One", "Two"]),
            UIStepper(), UIActivityIndicatorView(style: .medium), UIPageControl(), UIPickerView(), label,
        ]
        for view in views {
            let size = view.intrinsicContentSize
            #expect(size.width != UIView.noIntrinsicMetric, "\(type(of: view))")
            #expect(size.height != UIView.noIntrinsicMetric, "\(type(of: view))")
        }
        #expect(image.intrinsicContentSize == CGSize(width: 7, height: 5))
    }

    // AL-14
    @Test func `sliders, progress bars and search bars have a height only`() {
        for view in [UISlider(), UIProgressView(progressViewStyle: .default), UISearchBar()] as [UIView] {
            let size = view.intrinsicContentSize
            #expect(size.width == UIView.noIntrinsicMetric, "\(type(of: view))")
            #expect(size.height > 0, "\(type(of: view))")
        }
    }

    // AL-14
    @Test func `plain and scrolling views have none`() {
        let text = UITextView()
        text.text = "Text"
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        for view in [UIView(), UIScrollView(), text, UIImageView()] as [UIView] {
            #expect(view.intrinsicContentSize == none, "\(type(of: view))")
        }
    }

    // AL-M5
    @Test func `a label wraps at its preferred width, which is 0 for none`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that need more than a hundred and twenty points"
        #expect(label.preferredMaxLayoutWidth == 0)
        let free = label.intrinsicContentSize
        #expect(free.width > 120)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize.width <= 120)
        #expect(label.intrinsicContentSize.height > 2 * free.height)
    }
}
