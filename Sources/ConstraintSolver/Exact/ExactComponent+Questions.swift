/// What is open, and what holds the rest.
extension ExactComponent {
    /// The variables that the levels leave more than one value. Moves the point within the optima.
    mutating func openVariables() throws(ExactSimplex.Exhausted) -> [Int] {
        var open: [Int] = []
        for (place, variable) in variables.enumerated() where mayMove(place) {
            let start = simplex.tableau.value(of: place)
            for slope in [Fraction.one, -.one]
            where try !reach(place, slope) || simplex.tableau.value(of: place) != start {
                open.append(variable)
                break
            }
        }
        return open
    }

    /// Moves a variable as far as it goes; false when nothing stops it.
    mutating func reach(_ place: Int, _ slope: Fraction) throws(ExactSimplex.Exhausted) -> Bool {
        simplex.setGoal(place, ExactSimplex.Goal(slope: slope))
        defer { simplex.removeGoals() }
        return try simplex.minimize()
    }

    /// Goes to another point of the optima, if there is one: the first size that is open, or else position, moves to the
    /// farther end of its range, or by 20 points when nothing stops it.
    ///
    /// - Parameter present: The values to be left, by variable.
    mutating func leave(_ present: [Int: Fraction]) throws(ExactSimplex.Exhausted) {
        for place in settlingOrder where mayMove(place) {
            let start = present[variables[place]] ?? .zero
            var target = start
            for slope in [-Fraction.one, .one] {
                let isStopped = try reach(place, slope)
                let end = isStopped ? simplex.tableau.value(of: place) : start - slope * Fraction(20)
                if (end - start).magnitude > (target - start).magnitude { target = end }
            }
            // What is no more than the rounding of the present values is the same point.
            guard (target - start).magnitude.value > 1e-6 else { continue }
            let distance = simplex.tableau.addRow([(place, .one)], constant: -target)
            try optimize(distance, ExactSimplex.Goal(rise: .one, fall: .one))
            break
        }
        try settle()
    }

    /// The rows and sizes whose combination a variable is; all of them are at zero.
    func form(of variable: Int) -> ExactSystem.Form {
        var form = ExactSystem.Form()
        guard let place = places[variable] else { return form }
        for entry in simplex.tableau.line(of: place).entries {
            if let index = rowOf[entry.column] {
                form.factors[rows[index].source, default: .zero] += entry.value
            } else if isNonNegative[variables[entry.column]] == true, !settled.contains(entry.column) {
                form.bounds.append(variables[entry.column])
            }
        }
        return form
    }
}
