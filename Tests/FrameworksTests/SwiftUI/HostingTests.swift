import InsetSwiftUI
import Testing
import UIKit

@MainActor @Suite("Frameworks: SwiftUI")
struct HostingTests {
    struct Screen: View {
        @State var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Title").font(.headline)
                if isOn { Image(systemName: "star") } else { Spacer() }
                ForEach(0..<3) { Text("\($0)") }
            }
            .padding()
        }
    }

    struct Field: UIViewRepresentable {
        final class Coordinator { var log: [String] = [] }
        let text: String
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UITextField {
            context.coordinator.log.append("make")
            return UITextField()
        }
        func updateUIView(_ uiView: UITextField, context: Context) {
            context.coordinator.log.append("update")
            uiView.text = text + context.coordinator.log.joined(separator: ",")
        }
    }

    private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

    @Test
    func `a view of SwiftUI shows its name`() {
        let controller = UIHostingController(rootView: Screen())
        #expect(views(in: controller.view).compactMap { ($0 as? UILabel)?.text } == ["SwiftUI\nScreen"])
    }

    @Test
    func `a view that stands for one of UIKit's shows that one`() throws {
        let controller = UIHostingController(rootView: Field(text: "a:"))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let field = try #require(controller.view.subviews.first as? UITextField)
        #expect(field.text == "a:make,update")
        #expect(field.frame == controller.view.bounds)
        controller.rootView = Field(text: "b:")
        #expect(controller.view.subviews.map { ($0 as? UITextField)?.text } == ["b:make,update"])
    }

    @Test
    func `a binding reaches into a value`() {
        let state = State(initialValue: (name: "a", count: 1))
        state.projectedValue.count.wrappedValue = 5
        #expect(state.wrappedValue.count == 5)
    }
}
