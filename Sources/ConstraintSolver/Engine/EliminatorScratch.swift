/// The lists of an elimination, which grow with what it meets.
struct EliminatorScratch: BitwiseCopyable {
    /// Forms of variables over columns.
    var pool = EntryTable()
    /// By column, as far as one was asked for.
    var sums = Buffer<Double>()
    var magnitudes = Buffer<Double>()
    var isTouched = Buffer<Bool>()
    var touched = Buffer<Int32>()
    var work = Buffer<Int32>()
    /// Closures whose columns all have rows of their own; they become rows of the residual.
    var keptClosures = Buffer<Int32>()
    /// A row under reduction.
    var terms = Buffer<Term>()
    var slacks = Buffer<Engine.Entry>()
    var expansions = Buffer<Engine.Entry>()
    /// Variables without which a region cannot be done.
    var wanted = Buffer<Int32>()
    /// The starts of levels, while rows are sorted.
    var starts = Buffer<Int32>()
    var readyOthers = RankBits()
    /// The memory of the tables.
    var space = Workspace()

    func free() {
        pool.free()
        sums.free()
        magnitudes.free()
        isTouched.free()
        touched.free()
        work.free()
        keptClosures.free()
        terms.free()
        slacks.free()
        expansions.free()
        wanted.free()
        starts.free()
        readyOthers.free()
        space.free()
    }

    mutating func empty() {
        pool.removeAll()
        sums.removeAll()
        magnitudes.removeAll()
        isTouched.removeAll()
        touched.removeAll()
        work.removeAll()
        keptClosures.removeAll()
        terms.removeAll()
        slacks.removeAll()
        expansions.removeAll()
        wanted.removeAll()
        readyOthers.removeAll()
    }

    /// What is large when an elimination was.
    var byteCount: Int { pool.byteCount + 2 * sums.byteCount + work.byteCount + space.byteCount }
}
