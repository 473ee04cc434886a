import InsetSwiftUI
import InsetUniformTypeIdentifiers

// What apps make of their own: styles, shapes, modifiers, layouts, environment values, scenes.

struct Wave: Shape {
    var phase: CGFloat
    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20 + phase) * 10))
        }
        path.addQuadCurve(to: .zero, control: CGPoint(x: 4, y: 4))
        path.addArc(center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        path.closeSubpath()
        return path
    }
}

struct Card: ViewModifier {
    var radius: CGFloat = 12
    func body(content: Content) -> some View {
        content.padding().background(Color.white).cornerRadius(radius).shadow(
            color: .black.opacity(0.1),
            radius: 4,
            x: 0,
            y: 2
        )
    }
}

extension View {
    func card(radius: CGFloat = 12) -> some View { modifier(Card(radius: radius)) }

    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    func measured(_ size: Binding<CGSize>) -> some View {
        background(GeometryReader { proxy in Color.clear.onAppear { size.wrappedValue = proxy.size } })
    }
}

struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
            .opacity(configuration.isPressed ? 0.5 : 1)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == Pressed {
    static var pressed: Pressed { Pressed() }
}

struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}

struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.largeTitle); configuration.title
        }
    }
}

struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { configuration.padding(.bottom, 4) }
}

struct Flow: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
    }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme(accent: .orange) }
struct Theme: Equatable, Sendable { var accent: Color }
extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

@Observable final class Session {
    var name = "me"
    var isActive = false
}

struct Observing: View {
    @Environment(Session.self) private var session
    @Environment(\.theme) private var theme
    @State private var own = Session()
    @State private var size = CGSize.zero
    @Bindable var model: Session

    var body: some View {
        @Bindable var bound = session
        VStack {
            TextField("Name", text: $bound.name).textFieldStyle(.roundedBorder)
            Toggle("Active", isOn: $model.isActive).toggleStyle(Checkbox())
            Label("Star", systemImage: "star").labelStyle(Stacked())
            Button("Go") {}.buttonStyle(.pressed)
            Button("Go") {}.buttonStyle(.plain)
            Wave(phase: 0).fill(theme.accent).frame(height: 20).card()
            Wave(phase: 1).trim(from: 0, to: 0.5).stroke(
                style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])
            )
            Text("If").if(session.isActive) { $0.bold() }.measured($size)
            Flow(spacing: 4) {
                Text("a"); Text("b")
            }
            ViewThatFits(in: .horizontal) {
                Text("Long"); Text("S")
            }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                context.draw(Text("x"), at: CGPoint(x: size.width / 2, y: 0))
                context.stroke(
                    Path(roundedRect: .zero, cornerRadius: 3),
                    with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero),
                    lineWidth: 2
                )
            }
            Group { if let name = Optional(session.name) { Text(name) } }
        }
        .environment(\.theme, Theme(accent: .red))
        .environment(own)
        .foregroundStyle(.secondary, .tint)
        .tint(.pink)
        .onChange(of: session.name) { old, new in print(old, new) }
        .onChange(of: session.isActive) { own.name = "" }
        .sensoryFeedback(.success, trigger: session.isActive)
        .symbolEffect(.bounce, value: session.isActive)
        .phaseAnimator([0, 1]) { content, phase in content.opacity(Double(phase)) }
        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        .containerRelativeFrame(.horizontal, count: 2, spacing: 8)
        .fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }
        .onDrop(of: [UTType.image], isTargeted: nil) { _ in false }
        .draggable("text")
        .alert("Sure?", isPresented: .constant(false)) {
            Button("OK") {}
        } message: {
            Text("Really")
        }
        .popover(isPresented: .constant(false), arrowEdge: .top) { Text("Bubble") }
        .fullScreenCover(isPresented: .constant(false)) { Text("All") }
        .accessibilityAction(named: "Go") {}
        .accessibilityAdjustableAction { direction in if direction == .increment { own.name = "" } }
        .help("What it is")
        .redacted(reason: .placeholder)
    }
}

struct Wrapped<Content: View>: View {
    let title: LocalizedStringKey
    let content: Content
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (title, content())
    }
    var body: some View {
        GroupBox(label: Text(title)) { content }
        Grid(alignment: .leading) {
            GridRow {
                Text("a"); Text("b").gridCellColumns(2)
            }
        }
        ShareLink(item: URL(fileURLWithPath: "/a")) { Label("Share", systemImage: "square") }
        ShareLink("Share", item: "text")
    }
}

struct SampleApp: App {
    @UIApplicationDelegateAdaptor(SampleDelegate.self) private var delegate
    @StateObject private var store = TripStore()
    @Environment(\.scenePhase) private var phase
    @Environment(\.openURL) var openURL

    var body: some Scene {
        WindowGroup {
            TripList().environmentObject(store)
        }
        .onChange(of: phase) { phase in if phase == .active { print("active") } }
        .commands { CommandGroup(replacing: .newItem) { Button("New") {} } }
    }
}

final class SampleDelegate: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) static var log: [String] = []
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Self.log.append("launched")
        return true
    }
}

struct ScreensPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            TripList().previewDevice("iPhone 16").preferredColorScheme(.dark)
            TripRow(trip: Trip(title: "A")).previewLayout(.fixed(width: 300, height: 60)).previewDisplayName("Row")
        }
    }
}
