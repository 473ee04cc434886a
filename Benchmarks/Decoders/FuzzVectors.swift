import Foundation

/// Measures and draws what it gets as a PDF or SVG file: the readers here, and the programs that draw for them.
@_cdecl("LLVMFuzzerTestOneInput")
public func drawVectors(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let data = Data(bytes: bytes, count: count)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("inset-fuzz-\(getpid())")
    defer { unlink(place.path) }
    guard (try? data.write(to: place)) != nil else { return 0 }
    if let image = try? VectorImage(contentsOf: place),
        let picture = try? image.image(pixelWidth: 24, pixelHeight: 24)
    {
        precondition(picture.width == 24 && picture.height == 24, "a picture has the size that was asked for")
    }
    guard let page = CGPDFDocument(CGDataProvider(data))?.page(at: 1),
        let context = CGContext(pixelWidth: 24, pixelHeight: 24, scale: 1)
    else { return 0 }
    context.drawPDFPage(page)
    return 0
}
