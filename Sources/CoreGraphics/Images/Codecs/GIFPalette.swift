/// Few colors that stand for all of a picture: the picture's own where they suffice, else means of boxes that median cut makes.
struct GIFPalette {
    /// 0xRRGGBB, 1…256 of them.
    private(set) var colors: [UInt32]
    /// The place of clear pixels among the colors; nil for a picture without any.
    let clearIndex: Int?
    private var exact: [UInt32: UInt8] = [:]
    /// By the upper five bits of red, green and blue.
    private var nearest: [UInt8] = []

    init(of image: CGImage) {
        var exact: [UInt32: UInt8]? = [:]
        var bins = [Bin](repeating: Bin(), count: 1 << 15)
        var hasClear = false
        for y in 0..<image.height {
            let row = image.row(y)
            for x in 0..<image.width {
                guard let color = Self.color(row[x], isOpaque: image.isOpaque) else {
                    hasClear = true
                    continue
                }
                bins[Self.bin(color)].add(color)
                if let count = exact?.count, exact?[color] == nil {
                    exact = count < 255 ? exact : nil
                    exact?[color] = UInt8(truncatingIfNeeded: count)
                }
            }
        }
        if let exact, !exact.isEmpty {
            colors = [UInt32](repeating: 0, count: exact.count)
            for (color, index) in exact { colors[Int(index)] = color }
            self.exact = exact
        } else {
            colors = []
            nearest = [UInt8](repeating: 0, count: bins.count)
            for box in Self.boxes(bins, count: 255) {
                for bin in box { nearest[bin] = UInt8(colors.count) }
                colors.append(box.reduce(into: Bin()) { $0.add(bins[$1]) }.mean)
            }
            if colors.isEmpty { colors = [0] }
        }
        clearIndex = hasClear ? colors.count : nil
        if hasClear { colors.append(0) }
    }

    /// The place of a pixel's color among the palette's.
    func index(of pixel: UInt32, isOpaque: Bool) -> UInt8 {
        guard let color = Self.color(pixel, isOpaque: isOpaque) else { return UInt8(clearIndex ?? 0) }
        return exact.isEmpty ? (nearest.isEmpty ? 0 : nearest[Self.bin(color)]) : exact[color] ?? 0
    }

    /// 0xRRGGBB, not multiplied with alpha; nil for pixels that are more clear than not, since GIF has nothing between.
    private static func color(_ pixel: UInt32, isOpaque: Bool) -> UInt32? {
        let alpha = isOpaque ? 255 : pixel >> 24
        guard alpha >= 128 else { return nil }
        guard alpha < 255 else { return pixel & 0xFF_FFFF }
        func part(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift }
        return part(16) | part(8) | part(0)
    }

    private static func bin(_ color: UInt32) -> Int {
        let (red, green, blue) = (color >> 19 & 31, color >> 11 & 31, color >> 3 & 31)
        return Int(red << 10 | green << 5 | blue)
    }

    // MARK: Median cut

    private struct Bin {
        var count = 0
        var (red, green, blue) = (0, 0, 0)

        mutating func add(_ color: UInt32) {
            count += 1
            red += Int(color >> 16)
            green += Int(color >> 8 & 255)
            blue += Int(color & 255)
        }

        mutating func add(_ other: Bin) {
            count += other.count
            (red, green, blue) = (red + other.red, green + other.green, blue + other.blue)
        }

        var mean: UInt32 {
            let half = count / 2
            func part(_ sum: Int) -> UInt32 { UInt32((sum + half) / max(count, 1)) }
            return part(red) << 16 | part(green) << 8 | part(blue)
        }
    }

    /// Bins that share a color, at most so many groups.
    private static func boxes(_ bins: [Bin], count: Int) -> [[Int]] {
        var boxes = [bins.indices.filter { bins[$0].count > 0 }]
        while boxes.count < count {
            // The box with the most pixels over the widest range has the most to win.
            let candidates = boxes.indices.filter { boxes[$0].count > 1 }
            let spans = candidates.map { index in (index, widest(boxes[index])) }
            let worst = spans.max { left, right in
                left.1.width * total(boxes[left.0], bins) < right.1.width * total(boxes[right.0], bins)
            }
            guard let (index, span) = worst else { break }
            let sorted = boxes[index].sorted { ($0 >> span.shift & 31, $0) < ($1 >> span.shift & 31, $1) }
            let half = total(sorted, bins) / 2
            var (sum, cut) = (0, 0)
            while cut < sorted.count - 1, sum + bins[sorted[cut]].count <= half || cut == 0 {
                sum += bins[sorted[cut]].count
                cut += 1
            }
            boxes[index] = Array(sorted[..<cut])
            boxes.append(Array(sorted[cut...]))
        }
        return boxes
    }

    private static func total(_ box: [Int], _ bins: [Bin]) -> Int { box.reduce(0) { $0 + bins[$1].count } }

    private static func widest(_ box: [Int]) -> (shift: Int, width: Int) {
        let widths = [10, 5, 0].map { shift -> (shift: Int, width: Int) in
            let values = box.map { $0 >> shift & 31 }
            return (shift, (values.max() ?? 0) - (values.min() ?? 0))
        }
        return widths.max { $0.width < $1.width } ?? (0, 0)
    }
}
