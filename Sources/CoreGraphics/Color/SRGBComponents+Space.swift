import Foundation

extension SRGBComponents {
    /// - Parameter components: As many as the space has, then alpha; missing ones count as 0, alpha as 1. What colors a
    ///   pattern counts in the pattern's base space.
    package init(_ components: [CGFloat], in space: CGColorSpace) {
        func component(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        if let lab = space.lab {
            let alpha = components.count > 3 ? components[3] : 1
            self = lab.sRGB(lightness: component(0), a: component(1), b: component(2), alpha: alpha)
        } else if let base = space.baseColorSpace, space.colorTable != nil {
            let alpha = components.count > 1 ? components[1] : 1
            self.init(space.entry(component(0)) + [alpha], in: base)
        } else if let base = space.baseColorSpace, components.count > 1 {
            self.init(components, in: base)
        } else {
            self.init(components, in: space.kind)
        }
    }

    /// The components in another space, alpha last; not clamped, so an extended space keeps what is out of gamut. In a
    /// table the index of the color that is nearest.
    package func components(in space: CGColorSpace) -> [CGFloat] {
        if let lab = space.lab { return lab.components(of: self) + [alpha] }
        guard let base = space.baseColorSpace, let table = space.colorTable else { return components(in: space.kind) }
        let indexes = 0..<table.count / base.numberOfComponents
        func distance(_ index: Int) -> CGFloat {
            let color = SRGBComponents(space.entry(CGFloat(index)) + [1], in: base)
            return pow(color.red - red, 2) + pow(color.green - green, 2) + pow(color.blue - blue, 2)
        }
        return [CGFloat(indexes.min { distance($0) < distance($1) } ?? 0), alpha]
    }
}

extension CGColorSpace {
    /// A table's color in the base space; an index beyond the table takes its last.
    fileprivate func entry(_ index: CGFloat) -> [CGFloat] {
        guard let table = colorTable, let base = baseColorSpace else { return [] }
        let count = base.numberOfComponents
        let last = CGFloat(table.count / count - 1)
        let place = index.isNaN ? 0 : Int(min(max(index, 0), last).rounded())
        return zip(table[place * count..<(place + 1) * count], base.sampleRanges(greatest: 255)).map { byte, range in
            range.lowerBound + CGFloat(byte) / 255 * (range.upperBound - range.lowerBound)
        }
    }
}
