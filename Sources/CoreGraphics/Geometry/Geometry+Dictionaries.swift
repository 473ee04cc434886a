import Foundation

extension CGPoint {
    /// The numbers by name: X and Y.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

    /// Nil where a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The numbers by name: Width and Height.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

    /// Nil where a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The numbers by name: X, Y, Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(minX), "Y": Double(minY), "Width": Double(width), "Height": Double(height)]
    }

    /// Nil where a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension NSDictionary {
    fileprivate func number(_ key: String) -> CGFloat? {
        switch self[key] {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as Double: CGFloat(number)
        default: nil
        }
    }
}
