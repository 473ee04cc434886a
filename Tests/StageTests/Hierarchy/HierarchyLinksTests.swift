import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Hierarchy: where views lead")
struct HierarchyLinksTests {
    private final class Box: UIView {}

    /// A controller whose view holds a box that three constraints of the code fix, on an iPhone 16.
    private func scene() throws -> StagedScene {
        try Stage().scene(in: Variant(device: "iPhone 16")) {
            let controller = UIViewController()
            let box = Box()
            box.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
                box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
                box.widthAnchor.constraint(equalToConstant: 50),
            ])
            return controller
        }
    }

    private func box(_ contents: Hierarchy.Contents) throws -> (Hierarchy, Hierarchy.View) {
        let hierarchy = try scene().hierarchy(contents)
        return (hierarchy, try #require(hierarchy.views.first { $0.className.hasSuffix("Box") }))
    }

    @Test func `a view names those who answer events after it, up to the application`() throws {
        let (hierarchy, box) = try box([.links, .explanations])
        let chain = try #require(box.responders)
        #expect(chain.first?.view == box.superview)
        #expect(chain.dropFirst().first == Hierarchy.Responder(className: "UIViewController"))
        #expect(chain.contains { $0.className == "UIWindow" && $0.view == "UIWindow" })
        #expect(chain.suffix(2).map(\.className) == ["UIWindowScene", "UIApplication"])
        #expect(hierarchy.views.filter { $0.controller == "UIViewController" }.map(\.id) == [box.superview])
    }

    @Test func `a step of an explanation leads to the constraint, also to one that no document has`() throws {
        let (hierarchy, box) = try box([.links, .explanations, .constraints])
        let top = try #require(box.explanation?.first { $0.side == "top" })
        let step = try #require(top.steps.first { $0.kind == "constraint" })
        #expect(step.id == nil)
        let constraint = try #require(hierarchy.constraints?.first { $0.id == step.constraint })
        #expect(constraint.constant == 100 && constraint.first == .init(id: box.id, attribute: "top"))
    }

    @Test func `a view that is explained tells of its readable content guide; otherwise nobody makes one`() throws {
        let (_, explained) = try box([.links, .explanations, .guides])
        #expect(explained.guides?.map(\.name) == ["UIViewReadableContentGuide"])
        let (_, plain) = try box([.explanations, .guides])
        #expect(plain.guides == [])
        #expect(plain.responders == nil && plain.controller == nil)
        #expect(plain.explanation?.flatMap(\.steps).allSatisfy { $0.constraint == nil } == true)
    }
}
