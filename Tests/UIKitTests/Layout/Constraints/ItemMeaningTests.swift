import Testing

@testable import UIKit

@MainActor @Suite("Constraints: what a scroll view's and a turned view's attributes mean")
struct ItemMeaningTests {
    private func window(_ content: UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        content.frame = window.bounds
        window.addSubview(content)
        window.isHidden = false
        // It stays; other tests' fingers go through it.
        window.isUserInteractionEnabled = false
        window.layoutIfNeeded()
    }

    // SC-13: edges mean the content, sizes and centers the scroll view itself.
    @Test func `a view centered in a scroll view is as wide as the scroll view`() {
        let scrollView = UIScrollView()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 1500),
        ])
        window(scrollView)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 1500))
    }

    @Test func `a picker wishes 320 points of width`() {
        let picker = UIPickerView()
        let root = UIView()
        picker.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(picker)
        picker.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        picker.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        window(root)
        #expect(picker.frame.width == 320 && picker.frame.minX == 35)
    }
}
