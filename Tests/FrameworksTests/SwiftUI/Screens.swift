import InsetSwiftUI
import InsetUniformTypeIdentifiers

// Screens as apps write them: that this file compiles is what it shows.

struct Trip: Codable, Hashable, Identifiable, Sendable {
    var id = UUID()
    var title: String
    var start = Date(timeIntervalSinceReferenceDate: 0)
    var price = 12.5
    var isFavorite = false
    var legs: [Trip]?
}

final class TripStore: ObservableObject {
    @Published var trips: [Trip] = []
    @Published var search = ""
    @Published var failure: Failure?

    struct Failure: Identifiable, LocalizedError {
        let id = 1
        var errorDescription: String? { "No connection" }
    }

    var found: [Trip] { search.isEmpty ? trips : trips.filter { $0.title.contains(search) } }

    @MainActor func load() async {}
}

/// A list with search, swipes, a sheet and an alert.
struct TripList: View {
    @StateObject private var store = TripStore()
    @State private var isAdding = false
    @State private var selection: Trip?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) var typeSize
    @Namespace private var space

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Favorites"), footer: Text("\(store.trips.count) in all")) {
                    ForEach(store.found.filter(\.isFavorite)) { trip in
                        NavigationLink(destination: TripDetail(trip: .constant(trip))) { TripRow(trip: trip) }
                            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                                Button(role: .destructive) {
                                    remove(trip)
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                                .tint(.red)
                            }
                            .contextMenu {
                                Button("Share", systemImage: "square.and.arrow.up") {}
                                Divider()
                                Button("Delete", role: .destructive) { remove(trip) }
                            }
                    }
                    .onDelete { offsets in store.trips.remove(atOffsets: offsets) }
                    .onMove { store.trips.move(fromOffsets: $0, toOffset: $1) }
                }
                .listRowBackground(Color.clear)
                .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
                if store.found.isEmpty {
                    if #available(iOS 17, *) {
                        ContentUnavailableView.search
                    } else {
                        Text("Nothing").foregroundColor(.secondary)
                    }
                } else {
                    ForEach($store.trips) { $trip in Toggle(trip.title, isOn: $trip.isFavorite) }
                }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $store.search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Trips")
            .refreshable { await store.load() }
            .navigationTitle("Trips")
            .navigationBarTitleDisplayMode(.large)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Button(action: { isAdding.toggle() }) { Image(systemName: "plus") }
                        .accessibilityLabel("Add")
                        .keyboardShortcut("n", modifiers: [.command, .shift])
                }
            }
            .sheet(isPresented: $isAdding, onDismiss: { selection = nil }) {
                TripForm().environmentObject(store).presentationDetents([.medium, .fraction(0.8)])
            }
            .sheet(item: $selection) { trip in TripRow(trip: trip) }
            .alert(item: $store.failure) { failure in
                Alert(title: Text(failure.errorDescription ?? ""), dismissButton: .default(Text("OK")))
            }
            .confirmationDialog("Delete?", isPresented: $isAdding, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This can't be undone")
            }
            .onAppear { withAnimation(.easeInOut(duration: 0.2)) { isAdding = false } }
            .task { await store.load() }
            .onChange(of: store.search) { value in print(value) }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("changed"))) { _ in }
        }
        .navigationViewStyle(.stack)
    }

    private func remove(_ trip: Trip) { store.trips.removeAll { $0.id == trip.id } }
}

/// A row with a picture, texts that follow each other, and shapes.
struct TripRow: View {
    let trip: Trip
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 44

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            ZStack(alignment: .bottomTrailing) {
                Circle().fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                    .frame(width: side, height: side)
                RoundedRectangle(cornerRadius: 4, style: .continuous)
                    .strokeBorder(Color(.separator), lineWidth: 1 / UIScreen.main.scale)
                Image("cover").resizable().aspectRatio(contentMode: .fill).clipShape(Circle())
            }
            VStack(alignment: .leading) {
                Text(trip.title).font(.headline).lineLimit(1)
                Text(trip.start, style: .date) + Text(" · ").foregroundColor(.gray)
                    + Text("\(trip.price, specifier: "%.2f") €").bold()
                (Text(Image(systemName: "star")) + Text(verbatim: "x")).font(
                    .system(.caption, design: .rounded).weight(.semibold)
                )
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Spacer(minLength: 8)
            trip.isFavorite ? Image(systemName: "star.fill").foregroundColor(.yellow) : nil
        }
        .padding(.vertical, 4)
        .contentShape(Rectangle())
        .background(Color(UIColor.secondarySystemBackground).cornerRadius(10).shadow(radius: 4, y: 2))
        .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray.opacity(0.3)))
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(trip.isFavorite ? [.isButton, .isSelected] : .isButton)
    }
}

/// Settings: every usual control.
struct TripForm: View {
    enum Field: Hashable { case title, password }
    enum Kind: String, CaseIterable, Identifiable {
        case train, plane
        var id: Self { self }
    }

    @EnvironmentObject private var store: TripStore
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.dismiss) private var dismiss
    @AppStorage("kind") private var kind = Kind.train
    @AppStorage("launches", store: UserDefaults(suiteName: "inset.tests")) private var launches = 0
    @SceneStorage("tab") private var tab = "first"
    @FocusState private var focus: Field?
    @State private var title = ""
    @State private var amount = 3
    @State private var level: Float = 0.5
    @State private var date = Date()
    @State private var color = Color.red
    @State private var isOn = true
    @State private var price: Double?

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $title)
                    .focused($focus, equals: .title)
                    .textInputAutocapitalization(.words)
                    .keyboardType(.default)
                    .submitLabel(.next)
                    .onSubmit { focus = .password }
                SecureField("Password", text: $title).textContentType(.password).focused($focus, equals: .password)
                TextField("Price", value: $price, format: .number).keyboardType(.decimalPad)
                TextField("Notes", text: $title, axis: .vertical).lineLimit(3...6)
                TextEditor(text: $title).frame(minHeight: 80).scrollContentBackground(.hidden)
            } header: {
                Text("Texts")
            }
            Section("Choices") {
                Picker("Kind", selection: $kind) {
                    ForEach(Kind.allCases) { kind in Text(kind.rawValue.capitalized).tag(kind) }
                }
                .pickerStyle(SegmentedPickerStyle())
                Picker(selection: $amount, label: Text("Seats")) { ForEach(0..<10) { Text("\($0)") } }
                DatePicker("Day", selection: $date, in: Date()..., displayedComponents: [.date]).datePickerStyle(
                    .compact
                )
                ColorPicker("Color", selection: $color, supportsOpacity: false)
                Toggle(isOn: $isOn) { Label("On", systemImage: "power") }.toggleStyle(SwitchToggleStyle(tint: .green))
                Slider(value: $level, in: 0...1, step: 0.1) {
                    Text("Level")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                Stepper("Seats: \(amount)", value: $amount, in: 1...8)
                Stepper(onIncrement: { amount += 1 }, onDecrement: { amount -= 1 }) { Text("By hand") }
                ProgressView(value: level) { Text("Done") }
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
                Gauge(value: level) { Text("Speed") }.gaugeStyle(.accessoryCircular)
                LabeledContent("Version", value: "1.0")
                Link("Help", destination: URL(fileURLWithPath: "/help"))
                Menu("More") {
                    Button("One") {}
                    Menu {
                        Button("Two") {}
                    } label: {
                        Label("Deeper", systemImage: "folder")
                    }
                }
                DisclosureGroup("Advanced", isExpanded: $isOn) { Text("Hidden") }
            }
            Button {
                save()
            } label: {
                Text("Save").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(title.isEmpty)
        }
        .formStyle(.grouped)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { presentationMode.wrappedValue.dismiss() } }
            ToolbarItem(placement: .keyboard) { Button("Done") { focus = nil } }
            if isOn { ToolbarItem(placement: .bottomBar) { Text("Bottom") } }
        }
        .interactiveDismissDisabled(!title.isEmpty)
    }

    private func save() {
        store.trips.append(Trip(title: title))
        dismiss()
    }
}

/// Typed navigation with a stack, a value's screen and a path.
struct TripStack: View {
    @State private var path = NavigationPath()
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationStack(path: $path) {
            List(["a", "b"], id: \.self) { name in NavigationLink(name, value: name) }
                .navigationDestination(for: String.self) { name in Text(name) }
                .navigationDestination(for: Trip.self) { trip in TripRow(trip: trip) }
        }
        .onOpenURL { _ in path.append("a") }
        NavigationSplitView(columnVisibility: $visibility) {
            Text("Side")
        } detail: {
            Text("Detail")
        }
    }
}

/// Tabs of both kinds.
struct Tabs: View {
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            TripList().tabItem { Label("Trips", systemImage: "map") }.tag(0).badge(3)
            Text("Other").tabItem {
                Image(systemName: "gear"); Text("Settings")
            }.tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .toolbarBackground(.visible, for: .tabBar)
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
        }
        TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: 0) { Text("Home") }.badge(2)
            Tab("Profile", systemImage: "person", value: 1) { Text("Profile") }
        }
    }
}

struct TripDetail: View {
    @Binding var trip: Trip
    @GestureState private var drag = CGSize.zero
    @State private var scale: CGFloat = 1

    init(trip: Binding<Trip>) { _trip = trip }

    private var pull: some Gesture {
        DragGesture(minimumDistance: 4)
            .updating($drag) { value, state, _ in state = value.translation }
            .onChanged { value in if value.location.y > 40 { scale = 1 } }
            .onEnded { value in if value.predictedEndTranslation.height > 100 { trip.title = "" } }
    }

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                ScrollViewReader { reader in
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                        ForEach(0..<100, id: \.self) { index in Text(verbatim: "\(index)").id(index) }
                    }
                    .onAppear { reader.scrollTo(50, anchor: .center) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.fixed(40))]) { cells }
            }
            .frame(width: proxy.size.width, height: proxy.safeAreaInsets.top + 3)
            .offset(drag)
            .scaleEffect(scale)
            .gesture(pull.simultaneously(with: MagnificationGesture().onChanged { scale = $0 }))
            .gesture(TapGesture(count: 2).onEnded { scale = 1 }.exclusively(before: LongPressGesture()))
            .onTapGesture { scale += 1 }
            .background(
                GeometryReader { inner in
                    Color.clear.preference(key: HeightKey.self, value: inner.frame(in: .global).height)
                }
            )
            .onPreferenceChange(HeightKey.self) { height in print(height) }
        }
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .edgesIgnoringSafeArea(.all)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity.combined(with: .scale)))
        .animation(.spring(response: 0.3, dampingFraction: 0.7), value: scale)
        .safeAreaInset(edge: .bottom) { Text("Bar").padding().background(.ultraThinMaterial, in: Capsule()) }
    }

    @ViewBuilder private var cells: some View {
        switch trip.legs?.count {
        case nil: EmptyView()
        case 0: Text("None")
        default: ForEach(trip.legs ?? []) { TripRow(trip: $0) }
        }
        AsyncImage(url: URL(fileURLWithPath: "/a.png")) { phase in
            if let image = phase.image { image.resizable().scaledToFit() } else { ProgressView() }
        }
        AsyncImage(url: nil) { image in
            image.resizable()
        } placeholder: {
            Color.gray.opacity(0.2)
        }
    }
}

struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
