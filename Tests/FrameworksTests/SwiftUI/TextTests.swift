import Foundation
import InsetFoundation
import Testing

@testable import InsetSwiftUI

@MainActor @Suite("Frameworks: SwiftUI's texts and outlines")
struct TextTests {
    @Test
    func `a key has placeholders for what is put into it, and the text what they stand for`() {
        let (count, name, part) = (3, "Ann", 0.5)
        let key: LocalizedStringKey = "\(count) of \(name): \(part, specifier: "%.1f") 100%"
        #expect(key.key == "%lld of %@: %.1f 100%%")
        #expect(Text(key).content == "3 of Ann: 0.5 100%")
    }

    @Test(arguments: [
        ("%@ and %@", "a and b"), ("%2$@ before %1$@", "b before a"), ("%lld%%", "a%"), ("nothing", "nothing"),
        ("%@ %@ %@", "a b %@"),
    ])
    func `a translation may put texts in another order`(format: String, text: String) {
        #expect(LocalizedStringKey.fill(format, with: ["a", "b"]) == text)
    }

    @Test
    func `texts are joined, and modifiers keep their words`() {
        let text = Text("a").bold() + Text(verbatim: "b").foregroundColor(.red).font(.title)
        #expect(text == Text("ab"))
        #expect(Text(AttributedString("c")).content == "c")
    }

    @Test
    func `a formatter or a style says the words`() {
        let formatter = NumberFormatter()
        formatter.minimumIntegerDigits = 3
        #expect(Text(NSNumber(value: 7), formatter: formatter).content == "007")
        #expect(Text(7, format: .number).content == 7.formatted(.number))
    }

    @Test
    func `titles may be resources, and literals are keys beside them`() {
        let resource = LocalizedStringResource("no such key", defaultValue: "said")
        #expect(Text(resource).content == "said" && Text("a").content == "a")
        let views: [Any.Type] = [
            type(of: Label(resource, systemImage: "star")), type(of: Button(resource) {}),
            type(of: Button(resource, systemImage: "star") {}), type(of: Section(resource) { Text("b") }),
        ]
        let keyed: [Any.Type] = [
            type(of: Label("c", systemImage: "star")), type(of: Button("c") {}),
            type(of: Button("c", systemImage: "star") {}), type(of: Section("c") { Text("b") }),
        ]
        #expect(zip(views, keyed).allSatisfy { $0 == $1 })
    }

    @Test
    func `a path is CoreGraphics's, and its copies part when one is drawn on`() {
        var path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 2)) }
        let copy = path
        path.addEllipse(in: CGRect(x: 10, y: 0, width: 2, height: 2))
        #expect(copy.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 12, height: 2))
        #expect(copy.cgPath.boundingBox == copy.boundingRect)
        #expect(copy.contains(CGPoint(x: 1, y: 1)))
        #expect(copy.offsetBy(dx: 1, dy: 1).boundingRect.origin == CGPoint(x: 1, y: 1))
    }

    @Test
    func `shapes have their outlines in a space`() {
        let space = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(Rectangle().inset(by: 2).path(in: space).boundingRect == CGRect(x: 2, y: 2, width: 16, height: 6))
        #expect(Circle().path(in: space).boundingRect == CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(Capsule().path(in: space).boundingRect == space)
        #expect(UnevenRoundedRectangle(topLeadingRadius: 3).path(in: space).boundingRect == space)
    }

    @Test
    func `a color is UIKit's, and follows light and dark`() {
        let color = UIColor(Color(uiColor: .systemBackground))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(dark == UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(dark != light)
        #expect(Color.red.opacity(0.5) == Color(uiColor: UIColor.systemRed.withAlphaComponent(0.5)))
    }

    @Test
    func `angles and edges are numbers`() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect((Angle(degrees: 90) + .degrees(45)).degrees == 135)
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set(.trailing) == .trailing)
    }
}
