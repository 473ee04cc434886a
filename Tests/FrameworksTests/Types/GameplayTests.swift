import Foundation
import InsetGameplayKit
import Testing

private final class Idle: GKState, @unchecked Sendable {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}
private final class Running: GKState, @unchecked Sendable {
    var log: [String] = []
    override func didEnter(from previousState: GKState?) { log.append("from \(previousState is Idle)") }
    override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
    override func willExit(to nextState: GKState) { log.append("to \(nextState is Idle)") }
}

@Suite("GameplayKit")
struct GameplayTests {
    @Test
    func `a machine goes where its states allow`() throws {
        let machine = GKStateMachine(states: [Idle(), Running()])
        #expect(machine.enter(Idle.self) && !machine.canEnterState(Idle.self))
        #expect(machine.enter(Running.self))
        machine.update(deltaTime: 0.5)
        machine.enter(Idle.self)
        #expect(try #require(machine.state(forClass: Running.self)).log == ["from true", "0.5", "to true"])
    }

    @Test
    func `a seed gives the same numbers each time, within their bounds`() {
        let (one, other) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        let dice = GKRandomDistribution(randomSource: one, lowestValue: 1, highestValue: 6)
        let rolls = (0..<600).map { _ in dice.nextInt() }
        let again = GKRandomDistribution(randomSource: other, lowestValue: 1, highestValue: 6)
        #expect(rolls == (0..<600).map { _ in again.nextInt() })
        #expect(Set(rolls) == [1, 2, 3, 4, 5, 6])
        let shuffled = GKShuffledDistribution(randomSource: one, lowestValue: 0, highestValue: 9)
        #expect(Set((0..<10).map { _ in shuffled.nextInt() }).count == 10)
    }
}
