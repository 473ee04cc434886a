import Foundation
import UIKit

/// Lines on a canvas.
public struct PKDrawing {
    /// The lines, the first at the bottom.
    public var strokes: [PKStroke]

    /// No lines.
    public init() { strokes = [] }
    /// Some lines.
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

    /// What ``dataRepresentation()`` has written; throws for other data. Apple's own files aren't read.
    public init(data: Data) throws {
        let records = try JSONDecoder().decode([StrokeRecord].self, from: data)
        strokes = records.map(\.stroke)
    }

    /// The lines as data, in a form of this package's own.
    public func dataRepresentation() -> Data {
        let encoder = JSONEncoder()
        // The same lines give the same bytes.
        encoder.outputFormatting = .sortedKeys
        do {
            return try encoder.encode(strokes.map { StrokeRecord($0) })
        } catch {
            preconditionFailure("numbers and names can always be written: \(error)")
        }
    }

    /// The rectangle around all lines; null for none.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    /// A picture of a part.
    ///
    /// - Parameter scale: Pixels for a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width * scale >= 1, rect.height * scale >= 1,
            let context = CGContext(
                data: nil,
                width: Int((rect.width * scale).rounded()),
                height: Int((rect.height * scale).rounded()),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            )
        else { return UIImage() }
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        draw(in: context)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }

    /// Draws the lines, y down.
    func draw(in context: CGContext) { for stroke in strokes { stroke.draw(in: context) } }

    /// The lines, moved, turned or scaled.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(
            strokes: strokes.map { stroke in
                var moved = stroke
                moved.transform = stroke.transform.concatenating(transform)
                return moved
            }
        )
    }

    /// The lines, and those of another drawing over them.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    /// The lines, and others over them.
    public func appending(_ strokes: [PKStroke]) -> PKDrawing { PKDrawing(strokes: self.strokes + strokes) }
    /// Adds the lines of another drawing.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    /// Moves, turns or scales the lines.
    public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
}

extension PKDrawing: Equatable {
    /// Two drawings of the same lines are equal.
    public static func == (left: PKDrawing, right: PKDrawing) -> Bool {
        left.dataRepresentation() == right.dataRepresentation()
    }
}

extension PKStroke {
    /// Draws the line, y down: straight from point to point, with the mean width.
    func draw(in context: CGContext) {
        guard let first = path.first else { return }
        context.saveGState()
        context.concatenate(transform)
        if let mask {
            context.addPath(mask.cgPath)
            context.clip()
        }
        let width = path.reduce(0) { $0 + $1.size.width } / CGFloat(path.count)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let alpha: CGFloat = ink.inkType == .marker || ink.inkType == .watercolor ? 0.5 : 1
        context.setStrokeColor(ink.color.withAlphaComponent(ink.color.cgColor.alpha * alpha * first.opacity).cgColor)
        context.move(to: first.location)
        // A touch that hasn't moved is a dot.
        if path.count == 1 { context.addLine(to: first.location) }
        for point in path.dropFirst() { context.addLine(to: point.location) }
        context.strokePath()
        context.restoreGState()
    }
}

/// A line as it is written.
private struct StrokeRecord: Codable {
    struct Point: Codable {
        let x, y, time, width, height, opacity, force, azimuth, altitude: Double
    }
    let ink: String
    let color: [Double]
    let date: Date
    let transform: [Double]
    let points: [Point]

    init(_ stroke: PKStroke) {
        ink = stroke.ink.inkType.rawValue
        color = Self.parts(of: stroke.ink.color)
        date = stroke.path.creationDate
        let t = stroke.transform
        transform = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }
        points = stroke.path.map { point in
            Point(
                x: Double(point.location.x),
                y: Double(point.location.y),
                time: point.timeOffset,
                width: Double(point.size.width),
                height: Double(point.size.height),
                opacity: Double(point.opacity),
                force: Double(point.force),
                azimuth: Double(point.azimuth),
                altitude: Double(point.altitude)
            )
        }
    }

    /// Red, green, blue and opacity.
    private static func parts(of color: UIColor) -> [Double] {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return [parts.0, parts.1, parts.2, parts.3].map { Double($0) }
    }

    var stroke: PKStroke {
        let parts = (color + [0, 0, 0, 1].dropFirst(color.count)).map { CGFloat($0) }
        let t = (transform + [1, 0, 0, 1, 0, 0].dropFirst(transform.count)).map { CGFloat($0) }
        return PKStroke(
            ink: PKInk(
                PKInk.InkType(rawValue: ink) ?? .pen,
                color: UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            ),
            path: PKStrokePath(
                controlPoints: points.map { point in
                    PKStrokePoint(
                        location: CGPoint(x: point.x, y: point.y),
                        timeOffset: point.time,
                        size: CGSize(width: point.width, height: point.height),
                        opacity: CGFloat(point.opacity),
                        force: CGFloat(point.force),
                        azimuth: CGFloat(point.azimuth),
                        altitude: CGFloat(point.altitude)
                    )
                },
                creationDate: date
            ),
            transform: CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
        )
    }
}
