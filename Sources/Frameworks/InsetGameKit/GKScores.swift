import Foundation

/// A list of scores; can't be read or written here.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// Who is in a list.
    public enum PlayerScope: Int, Sendable {
        /// All, or friends.
        case global = 0, friendsOnly
    }
    /// Since when scores count.
    public enum TimeScope: Int, Sendable {
        /// Today, this week, ever.
        case today = 0, week, allTime
    }
    /// The list's name.
    open var identifier: String?
    /// Who is in it. Default: all.
    open var playerScope = PlayerScope.global
    /// Since when scores count. Default: ever.
    open var timeScope = TimeScope.allTime
    /// A list without a name.
    public override init() {}

    /// Answers with an error: nobody is signed in.
    open class func submitScore(
        _ score: Int,
        context: Int,
        player: GKPlayer,
        leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError.refusal("GKLeaderboard.submitScore")) }
    /// Throws: nobody is signed in.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError.refusal("GKLeaderboard.submitScore")
    }
    /// Answers with an error: nobody is signed in.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?,
        completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError.refusal("GKLeaderboard.loadLeaderboards")) }
    /// Answers with an error: nobody is signed in.
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError.refusal("GKLeaderboard.loadScores"))
    }
}

/// A score; can't be written here.
open class GKScore: NSObject, @unchecked Sendable {
    /// The list's name.
    open var leaderboardIdentifier: String
    /// How many points.
    open var value: Int64 = 0
    /// Anything of the app's.
    open var context: UInt64 = 0
    /// A score of a list.
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    /// Answers with an error: nobody is signed in.
    open class func report(
        _ scores: [GKScore],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(GKError.refusal("GKScore.report"))
    }
}

/// Something that was reached; can't be written here.
open class GKAchievement: NSObject, @unchecked Sendable {
    /// The thing's name.
    open var identifier: String
    /// How much of it was reached, 0…100.
    open var percentComplete: Double = 0
    /// Whether the person is told. Default: false.
    open var showsCompletionBanner = false
    /// Whether all was reached.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// A thing by its name.
    public init(identifier: String) { self.identifier = identifier }
    /// Answers with an error: nobody is signed in.
    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError.refusal("GKAchievement.report")) }
    /// Answers with an error: nobody is signed in.
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError.refusal("GKAchievement.loadAchievements"))
    }
    /// Answers with an error: nobody is signed in.
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError.refusal("GKAchievement.resetAchievements"))
    }
}
