/// What has to be done when declared parameters change, such as the root's size on a rotation.
///
/// Everything that doesn't depend on columns is an affine function of the parameters, and so are the constants of the
/// residual rows. The slopes are found by moving each parameter some way off and following it; after that an edit is
/// a multiplication and an addition for each value that changes, new solutions of the components that it reaches, and
/// the definitions that follow these. Where the solutions stay, those are a multiplication and an addition, too; and as
/// long as a parameter is where no row can change a solution, the rows are left alone.
struct RotationProgram {
    /// `constant + slope * parameter`, for a place in memory counted in doubles.
    struct Step: BitwiseCopyable {
        var target: Int32
        var constant: Double
        var slope: Double
    }

    /// Where a value stands.
    enum Space {
        case variables, rows, solved, followers
    }

    /// The steps of values that follow one parameter only.
    struct Track: BitwiseCopyable {
        var parameter: Int32
        /// As long as the parameter is within, no bound or required row without columns is violated.
        var lower = -Double.infinity
        var upper = Double.infinity
        var previous: Double
        var variables = Buffer<Step>()
        var rows = Buffer<Step>()
        var solved = Buffer<Step>()
        /// The steps of variables that follow columns as well, for as long as these stay where they are.
        var followers = Buffer<Step>()
        /// The first so many steps of rows are always taken: their components have been solved in a rotation.
        var livelyCount = 0
        /// As long as the parameter is within, no other row of its steps can change a solution, and these are not taken.
        var quiet = Self.nowhere
        /// Whether steps of rows have not been taken.
        var isBehind = false
        /// Whether the parameter has just changed.
        var hasMoved = false

        static let nowhere = (lower: Double.infinity, upper: -Double.infinity)

        init(parameter: Int32) {
            self.parameter = parameter
            previous = 0
        }

        mutating func append(_ step: Step, to space: Space) {
            switch space {
            case .variables: variables.append(step)
            case .rows: rows.append(step)
            case .solved: solved.append(step)
            case .followers: followers.append(step)
            }
        }

        func free() {
            variables.free()
            rows.free()
            solved.free()
            followers.free()
        }
    }

    /// A definition that follows columns of the components that the steps reach.
    struct Follower: BitwiseCopyable {
        var definition: Int32
        /// Its step: the track and the place among its followers; -1 when no parameter alone moves it.
        var track: Int32 = -1
        var place: Int32 = -1
        /// Whether several parameters move it, so that it has no step and is always computed.
        var isMixed = false
    }

    /// A value that follows several parameters, with a slope for each track.
    struct Mixed {
        var space: Space
        var target: Int
        var constant: Double
        var slopes: [Double]
    }

    /// What must hold and has no columns.
    enum CheckTarget {
        case row(Int32)
        case variable(Int32)
    }

    /// A required row or bound without columns that follows parameters.
    struct Check {
        var target: CheckTarget
        var constant: Double
        var slopes: [Double]
        var relation: Int8
    }

    var isReady = false
    var tracks = Buffer<Track>()
    var mixed: [Mixed] = []
    var checks: [Check] = []
    /// Those that follow one track only, with that; they become the limits of the tracks.
    var simpleChecks: [(check: Check, track: Int)] = []
    /// In the order of computation.
    var followers = Buffer<Follower>()
    var hasMixedFollowers = false
    var hasMixedRows = false
    var resolvesColumns = false
    /// The values of a component's columns before it is solved again.
    var formerValues = Buffer<Double>()
    /// Parameters that changed since the last solve.
    var changed = Buffer<Change>()
    /// Whether constants were edited since the steps were computed; their slopes are as good as ever.
    var isOutdated = false

    struct Change: BitwiseCopyable {
        var parameter: Int32
        var previous: Double
    }

    /// How often parameters have been followed without a program.
    var followedCount = 0

    static let trackLimit = 8
    /// After so many times without a program there will be more.
    static let followedLimit = 4
    /// How far a parameter is moved to see what follows it, in points.
    static let probeDistance = 1024.0

    /// What a value is where the parameters are zero.
    func constant(of value: Double, _ slopes: [Double]) -> Double {
        slopes.indices.reduce(value) { slopes[$1] == 0 ? $0 : $0 - slopes[$1] * tracks[$1].previous }
    }

    /// Drops the steps but not what is still to be followed.
    mutating func forgetProgram() {
        let pending = changed.copy()
        let followedCount = followedCount
        free()
        self = RotationProgram()
        changed = pending
        self.followedCount = followedCount
    }

    /// Gives back what growing has taken ahead.
    func trim() {
        for index in 0..<tracks.count {
            tracks.base[index].variables.trim()
            tracks.base[index].rows.trim()
            tracks.base[index].solved.trim()
            tracks.base[index].followers.trim()
        }
    }

    /// Lets every row be looked at in the next rotation.
    func forgetQuiet() {
        for index in 0..<tracks.count { tracks.base[index].quiet = Track.nowhere }
    }

    /// Takes up the present values of the parameters, which have been followed without the program.
    func followParameters(_ values: Buffer<Double>) {
        for index in 0..<tracks.count { tracks.base[index].previous = values[tracks[index].parameter] }
    }

    func free() {
        for index in 0..<tracks.count { tracks[index].free() }
        tracks.free()
        followers.free()
        formerValues.free()
        changed.free()
    }

    mutating func removeAll() {
        guard isReady || !changed.isEmpty else {
            followedCount = 0
            return
        }
        free()
        self = RotationProgram()
    }
}
