import ObjectiveCRuntime
import Simulator
import Testing
import UIKit

@MainActor @Suite("Key-value observing: properties that tell nothing by themselves")
struct SampledObservationTests {
    let simulator: Simulator

    init() throws { simulator = try Simulator(device: "iPhone 16") }

    @Test func `a progress tells of its fraction before the next frame, until it has finished`() {
        simulator.advance(by: 0)
        let progress = Progress(totalUnitCount: 4)
        var told: [Double] = []
        let token = progress.observe(\.fractionCompleted, options: [.old, .new]) { _, change in
            told += [change.oldValue ?? -1, change.newValue ?? -1]
        }
        progress.completedUnitCount = 1
        simulator.advance(by: 0.1)
        #expect(told == [0, 0.25])
        progress.completedUnitCount = 4
        simulator.advance(by: 0.1)
        #expect(told == [0, 0.25, 0.25, 1])
        token.invalidate()
    }

    @Test func `an observer by name hears of a progress, too`() {
        simulator.advance(by: 0)
        let (progress, watcher) = (Progress(totalUnitCount: 4), Watcher())
        progress.addObserver(watcher, forKeyPath: "fractionCompleted", options: [.new], context: nil)
        progress.completedUnitCount = 2
        simulator.advance(by: 0.1)
        progress.removeObserver(watcher, forKeyPath: "fractionCompleted")
        progress.completedUnitCount = 3
        simulator.advance(by: 0.1)
        #expect(watcher.told == [0.5])
    }

    @Test func `an invalidated observation hears no more`() {
        simulator.advance(by: 0)
        let progress = Progress(totalUnitCount: 2)
        var count = 0
        let token = progress.observe(\.completedUnitCount) { _, _ in count += 1 }
        token.invalidate()
        progress.completedUnitCount = 1
        simulator.advance(by: 0.1)
        #expect(count == 0)
    }

    @Test func `a property of UIKit's that has no setter of its own to tell it is seen at the end of the turn`() {
        simulator.advance(by: 0)
        let item = UINavigationItem(title: "a")
        var told: [Bool] = []
        let token = item.observe(\.hidesBackButton, options: [.initial, .new]) { _, change in
            told.append(change.newValue ?? false)
        }
        #expect(told == [false])
        item.hidesBackButton = true
        simulator.advance(by: 0)
        #expect(told == [false, true])
        simulator.advance(by: 0)
        #expect(told == [false, true])
        token.invalidate()
    }
}

/// As the source rewriter leaves an observer by name.
private final class Watcher: NSObject {
    var told: [Double] = []

    final class __Ported_watcher: PortedMembers {
        override class func register() {
            override("observeValueForKeyPath:ofObject:change:context:") { (object: Watcher, arguments) in
                let change = try arguments.value(2, [NSKeyValueChangeKey: Any]?.self)
                object.told.append(change?[.newKey] as? Double ?? -1)
            }
        }
    }
}
