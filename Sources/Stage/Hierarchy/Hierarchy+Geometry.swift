import CoreGraphics
import Foundation
import UIKit

extension Hierarchy {
    /// A rectangle in points; encoded as `[x, y, width, height]`.
    public struct Rect: Codable, Hashable, Sendable, CustomStringConvertible {
        /// The left edge.
        public var x: Double
        /// The upper edge.
        public var y: Double
        /// Not negative.
        public var width: Double
        /// Not negative.
        public var height: Double

        /// A rectangle from its numbers, in points.
        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        init(_ rect: CGRect) {
            self.init(
                x: Double(rect.minX),
                y: Double(rect.minY),
                width: Double(rect.width),
                height: Double(rect.height)
            )
        }

        /// The numbers x, y, width, height, not rounded.
        public var numbers: [Double] { [x, y, width, height] }

        /// As it is written in text: "(20, 83, 353, 33.667)".
        public var description: String { "(\(numbers.map(ThreeDecimals.text).joined(separator: ", ")))" }

        /// Reads `[x, y, width, height]`.
        public init(from decoder: any Decoder) throws {
            let numbers = try FourNumbers(from: decoder)
            self.init(x: numbers.values[0], y: numbers.values[1], width: numbers.values[2], height: numbers.values[3])
        }

        /// Writes `[x, y, width, height]` with at most three decimals each.
        public func encode(to encoder: any Encoder) throws { try FourNumbers(values: numbers).encode(to: encoder) }
    }

    /// Distances from a view's edges inward, in points; encoded as `[top, left, bottom, right]`.
    public struct Insets: Codable, Hashable, Sendable {
        /// From the upper edge downward.
        public var top: Double
        /// From the left edge to the right.
        public var left: Double
        /// From the lower edge upward.
        public var bottom: Double
        /// From the right edge to the left.
        public var right: Double

        /// Insets from their numbers, in points.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }

        init(_ insets: UIEdgeInsets) {
            self.init(
                top: Double(insets.top),
                left: Double(insets.left),
                bottom: Double(insets.bottom),
                right: Double(insets.right)
            )
        }

        /// Reads `[top, left, bottom, right]`.
        public init(from decoder: any Decoder) throws {
            let numbers = try FourNumbers(from: decoder).values
            self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }

        /// Writes `[top, left, bottom, right]` with at most three decimals each.
        public func encode(to encoder: any Encoder) throws {
            try FourNumbers(values: [top, left, bottom, right]).encode(to: encoder)
        }
    }

    /// A list of four, with at most three decimals each.
    private struct FourNumbers: Codable {
        let values: [Double]

        init(values: [Double]) { self.values = values }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            values = try container.decode([Double].self)
            guard values.count == 4 else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "four numbers are expected")
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(values.map(ThreeDecimals.rounded))
        }
    }
}
