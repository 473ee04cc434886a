import InsetCombine
import Testing

@Suite("Combine: publishers of several")
struct JoiningTests {
    enum Failure: Error { case some }

    @Test
    func `combineLatest waits for a value of each, and then tells each new one`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var log: [String] = []
        let subscription = a.combineLatest(b).sink(
            receiveCompletion: { _ in log.append("end") },
            receiveValue: { log.append("\($0)\($1)") }
        )
        a.send(1)
        a.send(2)
        b.send("a")
        a.send(3)
        b.send("b")
        a.send(completion: .finished)
        b.send("c")
        b.send(completion: .finished)
        #expect(log == ["2a", "3a", "3b", "3c", "end"])
        subscription.cancel()
    }

    @Test
    func `three and four publishers combine, and their values become one`() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let (c, d) = (CurrentValueSubject<Int, Never>(100), CurrentValueSubject<Int, Never>(1000))
        var log: [Int] = []
        let three = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { log.append($0) }
        let four = Publishers.CombineLatest4(a, b, c, d).map { $0 + $1 + $2 + $3 }.sink { log.append($0) }
        b.send(20)
        #expect(log == [111, 1111, 121, 1121] || log == [111, 1111, 1121, 121])
        three.cancel()
        four.cancel()
    }

    @Test
    func `a failure of one ends both`() {
        let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var log: [String] = []
        let subscription = a.combineLatest(b).sink(
            receiveCompletion: { log.append("\($0)") },
            receiveValue: { log.append("\($0)\($1)") }
        )
        a.send(1)
        b.send(completion: .failure(.some))
        a.send(2)
        #expect(log.count == 1 && log[0].contains("failure"))
        subscription.cancel()
    }

    @Test
    func `merge tells values in the order in which they come, and ends with the last`() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var log: [String] = []
        let subscription = subjects[0].merge(with: subjects[1], subjects[2]).sink(
            receiveCompletion: { _ in log.append("end") },
            receiveValue: { log.append("\($0)") }
        )
        subjects[2].send(3)
        subjects[0].send(1)
        subjects[0].send(completion: .finished)
        subjects[1].send(2)
        subjects[1].send(completion: .finished)
        subjects[2].send(completion: .finished)
        #expect(log == ["3", "1", "2", "end"])
        subscription.cancel()
    }

    @Test
    func `many publishers merge, and none ends at once`() {
        var values: [Int] = []
        let many = Publishers.MergeMany((1...4).map { Just($0) }).sink { values.append($0) }
        #expect(values == [1, 2, 3, 4])
        var isOver = false
        let none = Publishers.MergeMany([Just<Int>]()).sink(
            receiveCompletion: { _ in isOver = true },
            receiveValue: { _ in }
        )
        #expect(isOver)
        many.cancel()
        none.cancel()
    }

    @Test
    func `values wait until they are asked for`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var log: [Int] = []
        var asked: (any Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { asked = $0 },
            receiveValue: {
                log.append($0)
                return .none
            }
        )
        a.merge(with: b).subscribe(subscriber)
        asked?.request(.max(1))
        a.send(1)
        b.send(2)
        #expect(log == [1])
        asked?.request(.max(1))
        #expect(log == [1, 2])
        asked?.cancel()
    }
}
