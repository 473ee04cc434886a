import Foundation

/// What viewers hear of the way back to where a person was.
enum PlaceMessage {
    static func data(_ outcome: PlaceRestorer.Outcome) -> Data {
        data(done: outcome.done, count: outcome.count, problem: outcome.problem)
    }

    /// Whether a text for viewers is such a message.
    static func isOne(_ text: Data) -> Bool { text.starts(with: Data(#"{"type":"place""#.utf8)) }

    /// - Parameters:
    ///   - done: Deeds that were done again, of how many.
    ///   - problem: Why it isn't where they were, a sentence; nil where it is.
    static func data(done: Int, count: Int, problem: String?) -> Data {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("place")
            json.key("done")
            json.integer(done)
            json.key("count")
            json.integer(count)
            if let problem {
                json.key("problem")
                json.string(problem)
            }
        }
        return json.data
    }
}
