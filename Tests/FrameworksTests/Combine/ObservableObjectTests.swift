import InsetCombine
import Testing

private final class Plain: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

private class Model: ObservableObject {
    @Published var title = ""
    @Published var count = 0
}

private final class SubModel: Model {
    @Published var note = ""
}

private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
}

@Suite("Combine: observable objects")
struct ObservableObjectTests {
    @Test
    func `an object without published properties tells what it sends itself`() {
        let (plain, other) = (Plain(), Plain())
        var log: [Int] = []
        let subscription = plain.objectWillChange.sink { log.append(plain.count) }
        plain.count = 1
        other.count = 5
        plain.count = 2
        #expect(log == [0, 1])
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(plain.objectWillChange !== other.objectWillChange)
        subscription.cancel()
        plain.count = 3
        #expect(log == [0, 1])
    }

    @Test
    func `published properties tell before they change, those of superclasses too`() {
        let model = SubModel()
        var log: [String] = []
        let subscription = model.objectWillChange.sink { log.append("\(model.title)\(model.count)\(model.note)") }
        model.title = "a"
        model.count = 1
        model.note = "n"
        model.objectWillChange.send()
        #expect(log == ["0", "a0", "a1", "a1n"])
        subscription.cancel()
    }

    @Test
    func `generic code hears an object by the publisher that it declares`() {
        func changes<Object: ObservableObject>(of object: Object, _ body: () -> Void) -> Int {
            var count = 0
            let subscription = object.objectWillChange.sink { _ in count += 1 }
            body()
            subscription.cancel()
            return count
        }
        let (plain, own) = (Plain(), Own())
        #expect(changes(of: plain) { plain.count = 4 } == 1)
        #expect(changes(of: own) { own.objectWillChange.send(1) } == 1)
    }
}
