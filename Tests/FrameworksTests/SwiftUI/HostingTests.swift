import Simulator
import Testing
import UIKit

@testable import InsetSwiftUI

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
    private func texts(in view: UIView) -> [String] { views(in: view).compactMap { ($0 as? UILabel)?.text } }

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
    func `changes of a view and wrappers aren't named`() {
        let store = TripStore()
        let root = AnyView(Screen().environmentObject(store).padding().modifier(Card()))
        let controller = UIHostingController(rootView: AnyView(root))
        #expect(texts(in: controller.view) == ["SwiftUI\nScreen"])
        let choice = UIHostingController(rootView: Group { Screen() }.if(true) { $0.hidden() })
        #expect(texts(in: choice.view) == ["SwiftUI\nGroup<Screen>"])
    }

    @Test
    func `no body is asked for`() {
        struct Trap: View {
            var body: some View {
                Issue.record("a body was asked for")
                return Text("")
            }
        }
        let controller = UIHostingController(rootView: Trap())
        controller.loadViewIfNeeded()
        controller.rootView = Trap()
        #expect(texts(in: controller.view) == ["SwiftUI\nTrap"])
    }

    @Test
    func `a changed view of UIKit's is shown all the same`() {
        let controller = UIHostingController(rootView: AnyView(Field(text: "a:").frame(height: 30).opacity(0.5)))
        #expect(controller.view.subviews.map { ($0 as? UITextField)?.text } == ["a:make,update"])
    }

    @Test
    func `a represented view is told what the screen is like`() {
        struct Scheme: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ uiView: UILabel, context: Context) {
                uiView.text = "\(context.environment.colorScheme)"
            }
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
                CGSize(width: proposal.width ?? 0, height: 33)
            }
        }
        let controller = UIHostingController(rootView: Scheme())
        controller.overrideUserInterfaceStyle = .dark
        #expect(texts(in: controller.view) == ["dark"])
        #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 100)) == CGSize(width: 50, height: 33))
        controller.view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        controller.view.layoutIfNeeded()
        #expect(controller.preferredContentSize == .zero)
        controller.sizingOptions = [.preferredContentSize]
        controller.view.layoutIfNeeded()
        #expect(controller.preferredContentSize == CGSize(width: 80, height: 33))
    }

    @Test
    func `a controller of UIKit's becomes a child, and leaves with its root`() {
        struct Page: UIViewControllerRepresentable {
            let title: String
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = title }
        }
        let controller = UIHostingController(rootView: Page(title: "a"))
        controller.loadViewIfNeeded()
        #expect(controller.children.map(\.title) == ["a"])
        controller.rootView = Page(title: "b")
        #expect(controller.children.map(\.title) == ["b"])
        #expect(controller.view.subviews == controller.children.map(\.view))
    }

    @Test
    func `a cell that is used again shows the new content`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.contentConfiguration = UIHostingConfiguration { TripRow(trip: Trip(title: "a")) }
        let view = cell.contentView
        #expect(texts(in: view) == ["SwiftUI\nTripRow"])
        cell.contentConfiguration = UIHostingConfiguration { Screen() }.margins(.all, 4)
        #expect(cell.contentView === view)
        #expect(texts(in: view) == ["SwiftUI\nScreen"])
        cell.contentConfiguration = UIHostingConfiguration { Field(text: "b:") }.background(.thinMaterial)
        #expect(views(in: view).compactMap { ($0 as? UITextField)?.text } == ["b:make,update"])
        cell.contentConfiguration = nil
        #expect(texts(in: cell.contentView) == [])
    }

    @Test
    func `the first scene with content is what an app shows`() {
        struct Parts: Scene {
            let isFirst: Bool
            var body: some Scene {
                if isFirst { WindowGroup { Text("First") } }
                WindowGroup(id: "other") { Screen() }
            }
        }
        #expect(Parts(isFirst: true).firstContent()?.root is Text)
        #expect(Parts(isFirst: false).firstContent()?.root is Screen)
        #expect(Parts(isFirst: true).onChange(of: 1) {}.firstContent()?.root is Text)
    }

    @Test
    func `UIKit's views move as one of SwiftUI's animations says`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "18.0")
        let controller = UIViewController()
        simulator.present(controller)
        var log: [String] = []
        UIView.animate(.linear(duration: 1).delay(0.5).speed(2)) {
            controller.view.alpha = 0
        } completion: {
            log.append("end")
        }
        #expect(controller.view.alpha == 0)
        simulator.advance(by: 0.9)
        #expect(log == [])
        simulator.advance(by: 0.2)
        #expect(log == ["end"])
    }

    @Test(arguments: [false, true])
    func `a launched app shows its first scene's content in a window`(declaresScenes: Bool) throws {
        let simulator = try Simulator(device: "iPhone 16", os: "18.0")
        SampleDelegate.log = []
        let launch = AppLaunch(SampleApp())
        let observers = launch.observe()
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        #expect(launch.delegateType is SampleDelegate.Type)
        simulator.launch(
            SampleDelegate.self,
            info: declaresScenes ? ["UIApplicationSceneManifest": [String: Any]()] : [:]
        )
        #expect(SampleDelegate.log == ["launched"])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.flatMap { texts(in: $0) } == ["SwiftUI\nTripList"])
        #expect(scene.windows.map(\.isKeyWindow) == [true])
    }
}
