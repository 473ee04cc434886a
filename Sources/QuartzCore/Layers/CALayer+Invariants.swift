import CoreGraphics

extension CALayer {
    /// What can't be in a tree of layers, a sentence each: for tests and debug builds. Takes one step a layer.
    package final func checkInvariants() -> [String] {
        var violations: [String] = []
        var seen: Set<ObjectIdentifier> = []
        checkTree(&seen, &violations)
        return violations
    }

    private func checkTree(_ seen: inout Set<ObjectIdentifier>, _ violations: inout [String]) {
        guard seen.insert(ObjectIdentifier(self)).inserted else {
            return violations.append("\(place) stands in the tree twice")
        }
        checkGeometry(&violations)
        for child in children {
            if child.superlayerReference !== self {
                violations.append("\(child.place) is a sublayer of \(place), which isn't its superlayer")
            }
            child.checkTree(&seen, &violations)
        }
        guard let maskLayer else { return }
        if maskLayer.superlayerReference !== self {
            violations.append("\(maskLayer.place) is the mask of \(place), which isn't its superlayer")
        }
        maskLayer.checkTree(&seen, &violations)
    }

    private func checkGeometry(_ violations: inout [String]) {
        let numbers = [
            bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y, zPosition, anchorPoint.x,
            anchorPoint.y, anchorPointZ,
        ]
        if !numbers.allSatisfy(\.isFinite) {
            violations.append("\(place) has bounds \(bounds) and position \(position), which aren't finite")
        }
        if bounds.width < 0 || bounds.height < 0 {
            violations.append("\(place) has bounds \(bounds), whose size is negative")
        }
    }

    /// The layer in a sentence: its class and whose it is.
    private var place: String {
        let owner = delegate.map { " of \(type(of: $0))" } ?? ""
        return "\(type(of: self))\(owner)"
    }
}
