extension LayerValue {
    /// The value a fraction of the way to another one; beyond 0…1 it goes on in the same direction.
    ///
    /// What has nothing in between (booleans, names, paths of unequal structure) changes at one half.
    func interpolated(to end: LayerValue, by fraction: CGFloat) -> LayerValue {
        switch (self, end) {
        case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
        case (.point(let a), .point(let b)): .point(mix(a, b, fraction))
        case (.size(let a), .size(let b)): .size(mix(a, b, fraction))
        case (.rect(let a), .rect(let b)):
            .rect(CGRect(origin: mix(a.origin, b.origin, fraction), size: mix(a.size, b.size, fraction)))
        case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, by: fraction))
        case (.color(let a), .color(let b)): .color(a.interpolated(to: b, by: fraction))
        case (.color(let a), .none): .color(a.interpolated(to: a.transparent, by: fraction))
        case (.none, .color(let b)): .color(b.transparent.interpolated(to: b, by: fraction))
        case (.path(let a), .path(let b)):
            a.interpolated(to: b, by: fraction).map(LayerValue.path) ?? (fraction < 0.5 ? self : end)
        case (.image(let a), .image(let b)):
            fraction <= 0 || a === b ? self : fraction >= 1 ? end : .fade(a, b, fraction)
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { $0.interpolated(to: $1, by: fraction) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { mix($0, $1, fraction) })
        default: fraction < 0.5 ? self : end
        }
    }

    /// The sum, for additive and cumulative animations; a transform's is its product, `other` first.
    func adding(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: CGPoint(x: a.minX + b.minX, y: a.minY + b.minY),
                    size: CGSize(width: a.size.width + b.size.width, height: a.size.height + b.size.height)
                )
            )
        case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
        case (.color(let a), .color(let b)): .color(a.combined(with: b, +))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        case (.none, _): other
        default: self
        }
    }

    /// What has to be added to `other` to give this value; a transform's is the product with the inverse. Nil where there
    /// is none.
    package func subtracting(_ other: LayerValue) -> LayerValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: CGPoint(x: a.minX - b.minX, y: a.minY - b.minY),
                    size: CGSize(width: a.size.width - b.size.width, height: a.size.height - b.size.height)
                )
            )
        case (.transform(let a), .transform(let b)): b.inverse.map { .transform(a.concatenating($0)) }
        case (.color(let a), .color(let b)): .color(a.combined(with: b, -))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(-))
        default: nil
        }
    }

    /// What, added to a value of this kind, changes nothing.
    package var zero: LayerValue? {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return subtracting(self)
    }

    /// Added to itself `count` times.
    func multiplied(by count: Int) -> LayerValue {
        guard count != 1 else { return self }
        guard var total = zero else { return self }
        if case .transform = self {
            for _ in 0..<min(count, 10_000) { total = total.adding(self) }
            return total
        }
        return total.interpolated(to: self, by: CGFloat(count))
    }

    /// How far apart two values are, for paced key frames: points for geometry, the root of squares for others.
    func distance(to other: LayerValue) -> CGFloat {
        switch subtracting(other) {
        case .number(let value): abs(value)
        case .point(let value): hypot(value.x, value.y)
        case .size(let value): hypot(value.width, value.height)
        case .rect(let value): hypot(hypot(value.minX, value.minY), hypot(value.size.width, value.size.height))
        case .color(let value): CGColor.length(value)
        case .numbers(let values): values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        case .transform:
            if case .transform(let a) = self, case .transform(let b) = other {
                hypot(hypot(a.m41 - b.m41, a.m42 - b.m42), a.m43 - b.m43)
            } else {
                0
            }
        default: 0
        }
    }
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ fraction: CGFloat) -> CGFloat {
    // Exact at both ends, whatever the rounding.
    fraction == 1 ? b : a + (b - a) * fraction
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
}

private func mix(_ a: CGSize, _ b: CGSize, _ fraction: CGFloat) -> CGSize {
    CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction))
}

extension CGColor {
    fileprivate var transparent: CGColor { copy(alpha: 0) ?? self }

    /// In sRGB, component by component; the ends are the colors themselves.
    fileprivate func interpolated(to end: CGColor, by fraction: CGFloat) -> CGColor {
        if fraction == 0 || self === end { return self }
        if fraction == 1 { return end }
        return combined(with: end) { mix($0, $1, fraction) }
    }

    fileprivate func combined(with other: CGColor, _ operation: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
        let (a, b) = (sRGB, other.sRGB)
        return CGColor(
            red: operation(a.red, b.red),
            green: operation(a.green, b.green),
            blue: operation(a.blue, b.blue),
            alpha: operation(a.alpha, b.alpha)
        )
    }

    fileprivate static func length(_ color: CGColor) -> CGFloat {
        let c = color.sRGB
        return (c.red * c.red + c.green * c.green + c.blue * c.blue + c.alpha * c.alpha).squareRoot()
    }
}

extension CGPath {
    /// Point by point; nil unless both paths have the same kinds of elements in the same order.
    package func interpolated(to end: CGPath, by fraction: CGFloat) -> CGPath? {
        guard elements.count == end.elements.count else { return nil }
        var mixed: [PathElement] = []
        mixed.reserveCapacity(elements.count)
        for (first, second) in zip(elements, end.elements) {
            switch (first, second) {
            case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b, fraction)))
            case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b, fraction)))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                mixed.append(.quadCurve(mix(a, b, fraction), control: mix(c, d, fraction)))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                mixed.append(.curve(mix(a, b, fraction), control1: mix(c, d, fraction), control2: mix(e, f, fraction)))
            case (.close, .close): mixed.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: mixed)
    }
}
