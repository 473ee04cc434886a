/// Leaves out of a contradictory set what the contradiction doesn't need.
enum DeletionFilter {
    /// Deletes in chunks that get smaller; `nil` when all together are feasible.
    ///
    /// A proof from a vertex is irreducible already, so this mostly confirms. Its cost is bounded: a set too large to
    /// be tested member by member stays as proved.
    static func irreducible(_ count: Int, isFeasible: ([Int]) -> Bool) -> [Int]? {
        var places = Array(0..<count)
        guard !isFeasible(places) else { return nil }
        var budget = 200 + 40_000 / count
        var chunk = max(1, count / 4)
        while true {
            // Late members go first, so that of several sets the one that was complete first is found.
            var end = places.count
            while end > 0, budget > 0 {
                let start = max(0, end - chunk)
                var rest = places
                rest.removeSubrange(start..<end)
                budget -= 1
                if !isFeasible(rest) { places = rest }
                end = start
            }
            if chunk == 1 || budget == 0 { return places }
            chunk = max(1, chunk / 4)
        }
    }
}
