import Foundation
import InsetGameplayKit
import Testing

private final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
}
private final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
}
/// Each takes one, two or three of a heap; who takes the last one wins.
private final class Heap: NSObject, GKGameModel {
    let both = [Player(1), Player(2)]
    var (count, turn) = (0, 0)
    var players: [any GKGameModelPlayer]? { both }
    var activePlayer: (any GKGameModelPlayer)? { both[turn] }
    init(_ count: Int) { self.count = count }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Heap(0)
        copy.setGameModel(self)
        return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Heap else { return }
        (count, turn) = (other.count, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        count == 0 ? nil : (1...min(3, count)).map(Take.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        count -= (gameModelUpdate as? Take)?.count ?? 0
        turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { count == 0 && both[turn].playerId != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { count == 0 && both[turn].playerId == player.playerId }
}
private final class LastSource: NSObject, GKRandom {
    func nextInt() -> Int { 0 }
    func nextInt(upperBound: Int) -> Int { upperBound - 1 }
    func nextUniform() -> Float { 1 }
    func nextBool() -> Bool { true }
}

@Suite("GameplayKit: strategists")
struct StrategistTests {
    private func strategist(_ count: Int, depth: Int) -> GKMinmaxStrategist {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Heap(count)
        strategist.maxLookAheadDepth = depth
        return strategist
    }

    @Test(arguments: [(5, 1), (6, 2), (7, 3), (9, 1)])
    func `the move that wins whatever the other does is found`(count: Int, best: Int) {
        let move = strategist(count, depth: count).bestMoveForActivePlayer() as? Take
        #expect(move?.count == best && move?.value == GKGameModelMaxScore)
    }

    @Test func `the state itself isn't changed, and without a look ahead there is no move`() {
        let strategist = strategist(7, depth: 7)
        _ = strategist.bestMoveForActivePlayer()
        #expect((strategist.gameModel as? Heap)?.count == 7)
        strategist.maxLookAheadDepth = 0
        #expect(strategist.bestMoveForActivePlayer() == nil)
    }

    @Test func `of moves of the same worth the first is taken, or one by the source of chance`() throws {
        let strategist = strategist(8, depth: 8)
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == 1)
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.value == GKGameModelMinScore)
        strategist.randomSource = LastSource()
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == 3)
        let player = try #require(strategist.gameModel?.activePlayer)
        #expect((strategist.randomMove(for: player, fromNumberOfBestMoves: 2) as? Take)?.count == 2)
    }
}
