import Foundation

/// Draws a page of a PDF file with poppler's program.
enum PDFPicture {
    /// - Parameters:
    ///   - page: From 1.
    ///   - showsCropBox: Whether the crop box fills the picture; else the media box does.
    ///   - password: Nil for a file that needs none.
    /// - Returns: Turned as the page says, on nothing, and of just that many pixels.
    static func make(
        _ path: String,
        page: Int,
        showsCropBox: Bool,
        pixelWidth: Int,
        pixelHeight: Int,
        password: String? = nil
    ) throws(ImageError) -> CGImage {
        var words = password.map { ["-upw", $0] } ?? []
        words += ["-png", "-singlefile", "-transp", "-f", "\(page)", "-l", "\(page)"]
        if showsCropBox { words.append("-cropbox") }
        let (width, height) = ("\(pixelWidth)", "\(pixelHeight)")
        words += ["-scale-to-x", width, "-scale-to-y", height]
        // Scales are rounded, by which a page would get a row or column more.
        words += ["-x", "0", "-y", "0", "-W", width, "-H", height]
        let data = try ChildProcess.run("pdftocairo", package: "poppler-utils", words + [path, "-"])
        return try ImageDecoder.decode(data).image
    }
}
