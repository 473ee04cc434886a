import CoreGraphics
import InterfaceBuilder

/// The `transform` of an SVG's element: a list of matrices, moves, scales and turns.
enum SVGTransform {
    /// From the element's space to that around it; the identity where nothing is said, or not in a way that can be read.
    static func of(_ element: Element) -> CGAffineTransform {
        guard let text = element["transform"] else { return .identity }
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(")
            guard pieces.count == 2 else { continue }
            let name = pieces[0].filter { $0.isLetter || $0.isNumber }
            let numbers = pieces[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.map { CGFloat($0) }
            guard numbers.allSatisfy(\.isFinite), let step = step(name, numbers) else { continue }
            // The last one in the list comes first.
            result = step.concatenating(result)
        }
        return result
    }

    private static func step(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: numbers[0],
                b: numbers[1],
                c: numbers[2],
                d: numbers[3],
                tx: numbers[4],
                ty: numbers[5]
            )
        case ("translate", 1...2):
            return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1...2):
            return CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
        case ("rotate", 1):
            return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        default:
            return nil
        }
    }
}
