extension CGPath {
    /// Each subpath from its end to its start.
    var reversed: CGPath {
        var result: [PathElement] = []
        var subpath: [PathElement] = []
        for element in elements {
            if case .move = element, !subpath.isEmpty {
                result += Self.reversed(subpath)
                subpath = []
            }
            subpath.append(element)
        }
        return CGPath(elements: result + Self.reversed(subpath))
    }

    private static func reversed(_ subpath: [PathElement]) -> [PathElement] {
        let isClosed = subpath.last == .close
        let drawn = isClosed ? Array(subpath.dropLast()) : subpath
        guard let end = drawn.last?.points.last else { return subpath }
        var result: [PathElement] = [.move(end)]
        for index in stride(from: drawn.count - 1, to: 0, by: -1) {
            guard let target = drawn[index - 1].points.last else { continue }
            switch drawn[index] {
            case .move, .close: break
            case .line: result.append(.line(target))
            case .quadCurve(_, let control): result.append(.quadCurve(target, control: control))
            case .curve(_, let control1, let control2):
                result.append(.curve(target, control1: control2, control2: control1))
            }
        }
        return isClosed ? result + [.close] : result
    }
}
