/// Blurs, and other sums of what lies around each pixel; clear beyond the edges.
extension PixelMap {
    /// Each pixel as the mean of those around it, in both directions.
    func boxBlurred(radius: Int) -> PixelMap {
        guard radius > 0 else { return self }
        return along { means(&$0, radius: radius) }
    }

    /// Each pixel as a sum of those in its row and column; the weights' middle is the pixel itself.
    func convolved(_ weights: [Float]) -> PixelMap { along { sums(&$0, weights) } }

    /// Each pixel as the mean of those in a circle around it.
    func discBlurred(radius: Double) -> PixelMap {
        let reach = Int(radius)
        guard reach > 0 else { return self }
        let halves = (-reach...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
        let share = 1 / Float(halves.reduce(0) { $0 + 2 * $1 + 1 })
        // The sums of each row from its begin, so that a part of it is one difference.
        var running = [Pixel](repeating: .zero, count: (area.width + 1) * area.height)
        for row in 0..<area.height {
            for column in 0..<area.width {
                let place = row * (area.width + 1) + column
                running[place + 1] = running[place] + values[row * area.width + column]
            }
        }
        var result = self
        for row in 0..<area.height {
            for column in 0..<area.width {
                var sum = Pixel.zero
                for (index, half) in halves.enumerated() {
                    let line = row + index - reach
                    guard line >= 0, line < area.height else { continue }
                    let start = line * (area.width + 1)
                    sum += running[start + min(area.width, column + half + 1)] - running[start + max(0, column - half)]
                }
                result.values[row * area.width + column] = sum * share
            }
        }
        return result
    }

    /// Each pixel as a sum of those around it by a matrix of odd sides, whose rows go upwards.
    ///
    /// - Parameter bias: Added to each part of the sum.
    func convolved(_ matrix: [Float], width: Int, height: Int, bias: Float) -> PixelMap {
        PixelMap(area: area) { point in
            let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
            var sum = Pixel(repeating: bias)
            for row in 0..<height {
                for column in 0..<width where matrix[row * width + column] != 0 {
                    sum += self[x + column - width / 2, y + row - height / 2] * matrix[row * width + column]
                }
            }
            return sum
        }
    }

    // MARK: Lines

    /// All rows, then all columns of what they have become.
    private func along(_ change: (inout LinePass) -> Void) -> PixelMap {
        var pass = LinePass(values, count: area.width, lines: area.height, step: 1, line: area.width)
        change(&pass)
        pass = LinePass(pass.result, count: area.height, lines: area.width, step: area.width, line: 1)
        change(&pass)
        return PixelMap(area: area, values: pass.result)
    }

    /// Lines of pixels, all in one direction.
    private struct LinePass {
        let source: [Pixel]
        var result: [Pixel]
        /// Pixels of a line.
        let count: Int
        let lines: Int
        /// From one pixel to the next.
        let step: Int
        /// From one line to the next.
        let line: Int

        init(_ source: [Pixel], count: Int, lines: Int, step: Int, line: Int) {
            (self.source, result, self.count, self.lines) = (source, source, count, lines)
            (self.step, self.line) = (step, line)
        }
    }

    private func means(_ pass: inout LinePass, radius: Int) {
        let share = 1 / Float(2 * radius + 1)
        for index in 0..<pass.lines {
            let start = index * pass.line
            var sum = Pixel.zero
            for place in 0..<min(radius, pass.count) { sum += pass.source[start + place * pass.step] }
            for place in 0..<pass.count {
                if place + radius < pass.count { sum += pass.source[start + (place + radius) * pass.step] }
                if place - radius - 1 >= 0 { sum -= pass.source[start + (place - radius - 1) * pass.step] }
                pass.result[start + place * pass.step] = sum * share
            }
        }
    }

    private func sums(_ pass: inout LinePass, _ weights: [Float]) {
        let half = weights.count / 2
        for index in 0..<pass.lines {
            let start = index * pass.line
            for place in 0..<pass.count {
                var sum = Pixel.zero
                for offset in max(0, half - place)..<min(weights.count, pass.count + half - place) {
                    sum += pass.source[start + (place + offset - half) * pass.step] * weights[offset]
                }
                pass.result[start + place * pass.step] = sum
            }
        }
    }
}
