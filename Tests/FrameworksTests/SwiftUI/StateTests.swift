import Foundation
import InsetSwiftUI
import Testing

@MainActor @Suite("Frameworks: SwiftUI's state")
struct StateTests {
    @Test
    func `a binding reaches into a value`() {
        let state = State(initialValue: (name: "a", count: 1))
        state.projectedValue.count.wrappedValue = 5
        #expect(state.wrappedValue.count == 5)
    }

    @Test
    func `copies of a state share its value`() {
        struct Holder { @State var count = 1 }
        let holder = Holder()
        let copy = holder
        copy.count = 7
        #expect(holder.count == 7)
    }

    @Test
    func `a binding of an optional is nil where there is no value, else it writes`() throws {
        let state = State<Int?>(initialValue: nil)
        #expect(Binding(state.projectedValue) == nil)
        state.wrappedValue = 2
        let binding = try #require(Binding(state.projectedValue))
        binding.wrappedValue = 3
        #expect(state.wrappedValue == 3)
    }

    @Test
    func `a value as an optional takes values and ignores nil`() {
        let state = State(initialValue: 1)
        let binding = Binding<Int?>(state.projectedValue)
        binding.wrappedValue = 4
        binding.wrappedValue = nil
        #expect(state.wrappedValue == 4)
    }

    @Test
    func `a binding of a collection has a binding of each element`() {
        let state = State(initialValue: ["a", "b"])
        for binding in state.projectedValue { binding.wrappedValue += "!" }
        #expect(state.wrappedValue == ["a!", "b!"])
        #expect(ForEach(state.projectedValue, id: \.self) { Text($0.wrappedValue) }.data.map(\.1) == ["a!", "b!"])
    }

    @Test
    func `a constant stays`() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test
    func `an observed object's wrapper binds its properties`() {
        let store = TripStore()
        let observed = ObservedObject(wrappedValue: store)
        observed.projectedValue.search.wrappedValue = "x"
        #expect(store.search == "x")
    }

    @Test
    func `a state object is made once, when it is asked for`() {
        var count = 0
        func make() -> TripStore {
            count += 1
            return TripStore()
        }
        let object = StateObject(wrappedValue: make())
        #expect(count == 0)
        #expect(object.wrappedValue === object.wrappedValue)
        #expect(count == 1)
    }

    @Test
    func `bindable binds the properties of what is observed`() {
        let session = Session()
        let bindable = Bindable(session)
        bindable.isActive.wrappedValue = true
        #expect(session.isActive)
    }

    @Test
    func `values of the app's defaults are read and written there`() throws {
        let defaults = try #require(UserDefaults(suiteName: "inset.tests.\(UUID().uuidString)"))
        let count = AppStorage(wrappedValue: 3, "count", store: defaults)
        let name = AppStorage<String?>("name", store: defaults)
        let kind = AppStorage(wrappedValue: TripForm.Kind.train, "kind", store: defaults)
        let page = AppStorage<URL?>("page", store: defaults)
        page.wrappedValue = URL(string: "https://example.com/a")
        #expect(page.wrappedValue == URL(string: "https://example.com/a"))
        #expect(count.wrappedValue == 3)
        #expect(name.wrappedValue == nil)
        #expect(kind.wrappedValue == .train)
        count.wrappedValue = 4
        name.projectedValue.wrappedValue = "a"
        kind.wrappedValue = .plane
        #expect(defaults.integer(forKey: "count") == 4)
        #expect(defaults.string(forKey: "name") == "a")
        #expect(defaults.string(forKey: "kind") == "plane")
        name.wrappedValue = nil
        #expect(defaults.object(forKey: "name") == nil)
    }

    @Test
    func `a value of the surroundings is its key's default until it is set`() {
        var values = EnvironmentValues()
        #expect(values.theme == Theme(accent: .orange))
        values.theme = Theme(accent: .red)
        values.colorScheme = .dark
        values.dynamicTypeSize = .accessibility2
        #expect(values.theme == Theme(accent: .red))
        #expect(values.colorScheme == .dark)
        #expect(values.sizeCategory == .accessibilityLarge)
        #expect(Environment(\.theme).wrappedValue == Theme(accent: .orange))
    }

    @Test(arguments: [
        (source: IndexSet([0, 2]), destination: 4, result: "bdac"), (IndexSet([3]), 0, "dabc"),
        (IndexSet([1, 2]), 1, "abcd"), (IndexSet([0]), 2, "bacd"),
    ])
    func `elements move before another one in their order`(source: IndexSet, destination: Int, result: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(String(letters) == result)
        letters.remove(atOffsets: [0, 3])
        #expect(letters == Array(result.dropFirst().dropLast()))
    }

    @Test
    func `a path is added to and shortened`() {
        var path = NavigationPath(["a"])
        path.append(1)
        path.append(Trip(title: "T"))
        path.removeLast(2)
        #expect(path.count == 1)
        #expect(path == NavigationPath(["a"]))
        path.removeLast()
        #expect(path.isEmpty)
    }

    @Test
    func `what is animated is changed at once, and its end told`() {
        var log: [String] = []
        let result = withAnimation(.spring()) {
            log.append("change")
            return 1
        }
        withAnimation(.linear) {
            log.append("change")
        } completion: {
            log.append("end")
        }
        #expect(result == 1)
        #expect(log == ["change", "change", "end"])
    }
}
