import Testing
import UIKit

@MainActor @Suite("View trees")
struct ViewTreeTests {
    @Test
    func `each view comes before its subviews, those from back to front`() {
        let root = UIView()
        let (back, front) = (UIView(), UILabel())
        let inside = UIView()
        root.addSubview(front)
        root.insertSubview(back, at: 0)
        back.addSubview(inside)
        let nodes = ViewTree(root).nodes
        #expect(nodes.map { ObjectIdentifier($0.view) } == [root, back, inside, front].map { ObjectIdentifier($0) })
        #expect(nodes.map(\.depth) == [0, 1, 2, 1])
        #expect(nodes.map(\.parent) == [nil, 0, 1, 0])
    }

    @Test
    func `views of one class are counted in each superview`() {
        let root = UIView()
        for view in [UIView(), UILabel(), UIView()] {
            view.addSubview(UILabel())
            root.addSubview(view)
        }
        #expect(ViewTree(root).nodes.map(\.ordinal) == [0, 0, 0, 0, 0, 1, 0])
    }
}
