import Foundation
import Platform

/// A PDF or SVG file, drawn at the size that is asked for.
///
/// Drawing is done by programs of their own, `pdftocairo` and `rsvg-convert`: poppler's license forbids linking it, and a
/// damaged file can't harm another process.
package struct VectorImage: Hashable, Sendable {
    package let url: URL
    package let format: ImageFormat
    /// In points, as the file says: the first page's crop box, or an SVG's width and height.
    package let size: CGSize

    /// Looks at the file and its size.
    package init(contentsOf url: URL) throws(ImageError) {
        let url = url.absoluteURL
        guard let data = ResourceFile.data(at: url.path) else { throw .unreadableFile(path: url.path) }
        guard data.count <= ImageLimits.fileSize else { throw .fileTooLarge(bytes: data.count) }
        guard let format = ImageFormat(of: data) else { throw .unknownFormat }
        self.url = url
        self.format = format
        switch format {
        case .pdf: size = try PDFSize.read(url)
        case .svg: size = try SVGSize.read(data)
        case .png, .jpeg, .gif, .webP, .heif, .tiff, .bmp:
            throw .unsupported(format, reason: "it is a bitmap")
        }
    }

    /// Draws the picture with as many pixels as its points take at a scale.
    package func image(scale: CGFloat) throws(ImageError) -> CGImage {
        // A tolerance keeps 24.0001 points from taking another row of pixels.
        func pixels(_ points: CGFloat) -> Int {
            let exact = (points * scale - 0.01).rounded(.up)
            return exact.isFinite ? Int(min(max(exact, 1), 1e6)) : 1
        }
        return try image(pixelWidth: pixels(size.width), pixelHeight: pixels(size.height))
    }

    /// Draws the picture stretched to a size in pixels.
    package func image(pixelWidth: Int, pixelHeight: Int) throws(ImageError) -> CGImage {
        guard ImageLimits.allows(width: pixelWidth, height: pixelHeight) else {
            throw .tooLarge(width: pixelWidth, height: pixelHeight)
        }
        guard format == .svg else {
            return try PDFPicture.make(
                url.path,
                page: 1,
                showsCropBox: true,
                pixelWidth: pixelWidth,
                pixelHeight: pixelHeight
            )
        }
        let data = try ChildProcess.run(
            "rsvg-convert",
            package: "librsvg2-bin",
            ["--width", "\(pixelWidth)", "--height", "\(pixelHeight)", "--format", "png", url.path]
        )
        return try ImageDecoder.decode(data).image
    }
}

/// Finds how large the first page of a PDF is.
private enum PDFSize {
    static func read(_ url: URL) throws(ImageError) -> CGSize {
        let text = try ChildProcess.run(
            "pdfinfo",
            package: "poppler-utils",
            ["-box", "-f", "1", "-l", "1", url.path]
        )
        // "Page    1 CropBox:     0.00     0.00    24.00    24.00", and "Page    1 rot:  90" where it is turned.
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        func numbers(_ key: String) -> [Double] {
            lines.first { $0.contains(key) }?.split(separator: ":").last?.split(separator: " ").compactMap {
                Double($0)
            }
                ?? []
        }
        let box = numbers("CropBox:")
        guard box.count == 4, box[2] > box[0], box[3] > box[1] else {
            throw .corrupt(.pdf, reason: "its first page has no size")
        }
        let size = CGSize(width: box[2] - box[0], height: box[3] - box[1])
        let isTurned = numbers("rot:").first.map { abs($0.truncatingRemainder(dividingBy: 180)) == 90 } ?? false
        return isTurned ? CGSize(width: size.height, height: size.width) : size
    }
}

/// Finds how large an SVG wants to be.
private enum SVGSize {
    static func read(_ data: Data) throws(ImageError) -> CGSize {
        // The root element stands at the beginning; what comes later can't be it.
        let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            throw .corrupt(.svg, reason: "it has no svg element")
        }
        let element = text[start.upperBound..<end]
        let viewBox = attribute("viewBox", element)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        let hasBox = viewBox.count == 4 && viewBox[2] > 0 && viewBox[3] > 0
        let box = hasBox ? CGSize(width: viewBox[2], height: viewBox[3]) : nil
        let width = attribute("width", element).flatMap(length)
        let height = attribute("height", element).flatMap(length)
        switch (width, height, box) {
        case (let width?, let height?, _): return CGSize(width: width, height: height)
        case (let width?, nil, let box?): return CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): return CGSize(width: height * box.width / box.height, height: height)
        case (_, _, let box?): return box
        // What CSS gives an image without a size.
        case (_, _, nil): return CGSize(width: width ?? 300, height: height ?? 150)
        }
    }

    private static func attribute(_ name: String, _ element: Substring) -> String? {
        var rest = element
        while let found = rest.range(of: name) {
            let isWhole = found.lowerBound > rest.startIndex && rest[rest.index(before: found.lowerBound)].isWhitespace
            rest = rest[found.upperBound...]
            let value = rest.drop { $0.isWhitespace }
            guard isWhole, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop { $0.isWhitespace }
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
            return String(quoted.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// Pixels of CSS, which are points here; nil for percentages and nonsense.
    private static func length(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 96.0 / 72), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
        ]
        var (number, factor) = (text, 1.0)
        for (unit, size) in units where text.hasSuffix(unit) { (number, factor) = (String(text.dropLast(2)), size) }
        guard let value = Double(number), value > 0, value.isFinite else { return nil }
        return value * factor
    }
}
