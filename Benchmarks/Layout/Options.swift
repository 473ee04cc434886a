/// What the command line asks for.
struct Options {
    var json: String?
    /// Runs the groups whose name contains this; all for none.
    var only = ""
    var isQuick = false
    /// Whether instructions are counted as well.
    var counts = false
    /// How often `work` is done, with nothing else; nil for the whole benchmark.
    var repetitions: Int?
    var work = ""
    /// Where the corpora lie, and where what is asked of the solver for them is written down.
    var corpora: String?
    var record: String?

    static let usage =
        "usage: layout-benchmark [--json FILE] [--only TEXT] [--quick] [--counts]"
        + " | --repeat COUNT --work NAME | --record FOLDER --corpora FOLDER"

    init?(_ arguments: ArraySlice<String>) {
        var arguments = arguments
        while let name = arguments.popFirst() {
            switch name {
            case "--quick": isQuick = true
            case "--counts": counts = true
            case "--json", "--only", "--work", "--repeat", "--record", "--corpora":
                guard let value = arguments.popFirst() else { return nil }
                switch name {
                case "--json": json = value
                case "--only": only = value
                case "--work": work = value
                case "--record": record = value
                case "--corpora": corpora = value
                default:
                    guard let count = Int(value) else { return nil }
                    repetitions = count
                }
            default: return nil
            }
        }
    }
}

extension String {
    /// Whether the text occurs in it; an empty one does.
    func contains(_ text: String) -> Bool { text.isEmpty || firstRange(of: text) != nil }
}
