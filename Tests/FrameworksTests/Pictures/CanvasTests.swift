import Foundation
import InsetPencilKit
import Testing
import UIKit

@MainActor @Suite("Frameworks: PencilKit")
struct CanvasTests {
    private func line(_ points: [CGPoint], color: UIColor = .red) -> PKStroke {
        let path = points.map { point in
            PKStrokePoint(
                location: point,
                timeOffset: 0,
                size: CGSize(width: 4, height: 4),
                opacity: 1,
                force: 1,
                azimuth: 0,
                altitude: 0
            )
        }
        return PKStroke(
            ink: PKInk(.pen, color: color),
            path: PKStrokePath(controlPoints: path, creationDate: Date(timeIntervalSinceReferenceDate: 0))
        )
    }

    @Test func `a drawing becomes a picture, and data that can be read again`() throws {
        let drawing = PKDrawing(strokes: [line([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])])
        #expect(drawing.bounds == CGRect(x: 8, y: 18, width: 24, height: 4))
        let image = drawing.image(from: CGRect(x: 0, y: 0, width: 40, height: 30), scale: 2)
        #expect(image.size == CGSize(width: 40, height: 30))
        let picture = try #require(image.cgImage)
        let data = try #require(picture.dataProvider?.data as Data?)
        let place = 40 * picture.bytesPerRow + 40 * 4
        #expect(Array(data[place..<place + 4]) == [0, 0, 255, 255] && data[3] == 0)
        #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
        #expect(throws: (any Error).self) { try PKDrawing(data: Data("no".utf8)) }
        let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 0))
        #expect(moved.bounds.minX == 13 && moved != drawing)
    }

    @Test func `a finger near a line touches it`() {
        let stroke = line([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
        #expect(stroke.path.interpolatedLocation(at: 0.25) == CGPoint(x: 25, y: 0))
        let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        canvas.drawing.strokes.append(stroke)
        let picker = PKToolPicker()
        picker.addObserver(canvas)
        picker.selectedTool = PKEraserTool(.vector)
        #expect(canvas.tool is PKEraserTool && canvas.drawing.strokes.count == 1)
    }
}
