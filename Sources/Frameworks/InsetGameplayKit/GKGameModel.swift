import Foundation

/// The most that a position is worth: it is won.
public let GKGameModelMaxScore = 1 << 24
/// The least that a position is worth: it is lost.
public let GKGameModelMinScore = -(1 << 24)

/// Someone who plays.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// What tells one from another.
    var playerId: Int { get }
}

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// What it is worth to who moves; the strategist sets it.
    var value: Int { get set }
}

/// A game's state, as strategists need it.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// Who plays.
    var players: [any GKGameModelPlayer]? { get }
    /// Whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes another's state over.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player has; nil where the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// What the state is worth to a player. Optional; 0.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether a player has won. Optional; false.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether a player has lost. Optional; false.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    /// Takes a move back. Optional; strategists copy the state instead.
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    /// Optional; all states are worth the same.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// Optional; nobody wins.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// Optional; nobody loses.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    /// Optional; nothing.
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}
