import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Constraints: names, alignment rectangles and content sizes", .serialized)
struct ConstraintDefaultsTests {
    // AL-8
    @Test func `priorities have their values`() {
        let named: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    }

    private final class Shadowed: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    // AL-11
    @Test func `sizes and edges are the alignment rectangle's, the frame is larger by its insets`() {
        onDevice {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let view = Shadowed()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 8, y: 9, width: 46, height: 24))
            #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 40, height: 20))
        }
    }

    // AL-14
    @Test func `controls have intrinsic sizes, some of a height alone, plain and scrolling views none`() {
        onDevice {
            let none = UIView.noIntrinsicMetric
            let label = UILabel()
            label.text = "Text"
            let textView = UITextView()
            textView.text = "Text"
            textView.isScrollEnabled = false
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            let image = UIImageView(image: UIImage(placeholderSize: CGSize(width: 5, height: 6), label: ""))
            let full: [UIView] = [
                label, textView, button, image, UISwitch(), UISegmentedControl(items: ["A", "B"]), UIStepper(),
                UIActivityIndicatorView(), UIPageControl(), UITextField(),
            ]
            for view in full {
                let size = view.intrinsicContentSize
                #expect(size.width >= 0 && size.height > 0, "\(type(of: view)) \(size)")
            }
            for view in [UISlider(), UIProgressView(), UISearchBar()] as [UIView] {
                let size = view.intrinsicContentSize
                #expect(size.width == none && size.height > 0, "\(type(of: view)) \(size)")
            }
            let scrolling = UITextView()
            scrolling.text = "Text"
            for view in [UIView(), UIScrollView(), scrolling] as [UIView] {
                #expect(view.intrinsicContentSize == CGSize(width: none, height: none), "\(type(of: view))")
            }
        }
    }

}
