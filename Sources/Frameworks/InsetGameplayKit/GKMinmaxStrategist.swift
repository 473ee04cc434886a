import Foundation

/// Chooses moves.
public protocol GKStrategist: NSObjectProtocol {
    /// The state that moves are chosen for.
    var gameModel: (any GKGameModel)? { get set }
    /// Decides between moves of the same worth; nil takes the first.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of whose turn it is.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses moves by looking some of them ahead: the others choose what is worst for who moves.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The state that moves are chosen for. Nil by default.
    open var gameModel: (any GKGameModel)?
    /// Decides between moves of the same worth; nil, the default, takes the first.
    open var randomSource: (any GKRandom)?
    /// How many moves it looks ahead, its own counted. Default: 0, with which it finds none.
    open var maxLookAheadDepth = 0

    /// Without a game.
    public override init() { super.init() }

    /// The best move of whose turn it is.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap(bestMove(for:))
    }

    /// The best move of a player; nil where there is none, or nothing is looked ahead.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player)
        let best = moves.prefix { $0.value == moves.first?.value }
        guard let randomSource, best.count > 1 else { return best.first }
        return best[randomSource.nextInt(upperBound: best.count)]
    }

    /// One of a player's best moves, by chance.
    open func randomMove(
        for player: any GKGameModelPlayer,
        fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let moves = rated(for: player).prefix(max(0, numMovesToConsider))
        guard let randomSource, moves.count > 1 else { return moves.first }
        return moves[randomSource.nextInt(upperBound: moves.count)]
    }

    /// A player's moves with what they are worth, the best first, those of the same worth in the game's order.
    private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else {
            return []
        }
        for move in moves {
            guard let next = Self.state(of: gameModel, after: move) else { continue }
            move.value = worth(of: next, to: player, depth: maxLookAheadDepth - 1, between: .min ... .max)
        }
        return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(
            \.element
        )
    }

    /// What a state is worth to a player when all play well; `window` holds what could still change the choice above.
    private func worth(
        of state: any GKGameModel,
        to player: any GKGameModelPlayer,
        depth: Int,
        between window: ClosedRange<Int>
    ) -> Int {
        if state.isWin(for: player) { return GKGameModelMaxScore }
        if state.isLoss(for: player) { return GKGameModelMinScore }
        guard depth > 0, let active = state.activePlayer, let moves = state.gameModelUpdates(for: active),
            !moves.isEmpty
        else { return state.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (least, most) = (window.lowerBound, window.upperBound)
        for move in moves {
            guard let next = Self.state(of: state, after: move) else { continue }
            let value = worth(of: next, to: player, depth: depth - 1, between: least...most)
            if isOwn { least = max(least, min(value, most)) } else { most = min(most, max(value, least)) }
            if least >= most { break }
        }
        return isOwn ? least : most
    }

    private static func state(of model: any GKGameModel, after move: any GKGameModelUpdate) -> (any GKGameModel)? {
        guard let copy = model.copy(with: nil) as? any GKGameModel else { return nil }
        copy.apply(move)
        return copy
    }
}
