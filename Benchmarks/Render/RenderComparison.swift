import CoreGraphics
import Foundation
import QuartzCore

/// Compares scenes with Chromium's pictures of the same pages.
struct RenderComparison {
    let folder: URL
    let chromium: URL

    /// The share of a blank page's difference that may remain, and the mean difference that a window of 8 × 8 points may have.
    private static let (allowed, allowedWithText, allowedWindow) = (0.10, 0.30, 0.25)

    /// - Returns: Whether all scenes are alike enough; nil where there is no Chromium.
    func run() -> Bool? {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let scenes = ComparedScene.all
        for scene in scenes { try? Data(scene.page.utf8).write(to: place(scene, "html")) }
        let size = ComparedScene.size
        let arguments = [
            "shoot", "\(Int(ComparedScene.scale))", "\(Int(size.width))", "\(Int(size.height))", folder.path,
        ]
        guard Chromium.run(chromium, arguments) != nil else { return nil }
        var isFine = true
        for scene in scenes {
            guard let own = LayerRenderer.image(of: scene.layer, scale: ComparedScene.scale, isOpaque: true),
                let data = try? Data(contentsOf: place(scene, "chromium.png")),
                let other = try? ImageDecoder.decode(data).image
            else {
                print("\(scene.name): no picture")
                isFine = false
                continue
            }
            try? own.pngData().write(to: place(scene, "png"))
            let difference = Self.difference(own, other)
            let limit = scene.hasText ? Self.allowedWithText : Self.allowed
            let isAlike = difference.share <= limit && difference.window <= Self.allowedWindow
            isFine = isFine && isAlike
            func percent(_ value: Double) -> String { "\((value * 1000).rounded() / 10) %" }
            print(
                "\(isAlike ? "like" : "UNLIKE") \(scene.name): \(percent(difference.share)) of a blank page's difference, worst "
                    + "window \(percent(difference.window)) at \(difference.worst.x), \(difference.worst.y)"
            )
        }
        return isFine
    }

    private func place(_ scene: ComparedScene, _ ending: String) -> URL {
        folder.appendingPathComponent("\(scene.name).\(ending)")
    }

    private struct Difference {
        /// Of the difference between a blank page and the other picture.
        var share: Double
        /// The greatest mean difference of a window, as a fraction of the whole range.
        var window: Double
        /// In points.
        var worst: (x: Int, y: Int)
    }

    private static func difference(_ own: CGImage, _ other: CGImage) -> Difference {
        guard own.width == other.width, own.height == other.height else {
            return Difference(share: 1, window: 1, worst: (0, 0))
        }
        func distance(_ a: UInt32, _ b: UInt32) -> Int {
            [0, 8, 16].reduce(0) { $0 + abs(Int(a >> UInt32($1) & 255) - Int(b >> UInt32($1) & 255)) }
        }
        let side = Int(8 * ComparedScene.scale)
        var (sum, blank, worst, at) = (0, 0, 0, (0, 0))
        for top in stride(from: 0, to: own.height - side + 1, by: side / 2) {
            for left in stride(from: 0, to: own.width - side + 1, by: side / 2) {
                var window = 0
                for y in top..<top + side {
                    for x in left..<left + side { window += distance(own.pixel(x: x, y: y), other.pixel(x: x, y: y)) }
                }
                if window > worst { (worst, at) = (window, (left, top)) }
            }
        }
        for y in 0..<own.height {
            for x in 0..<own.width {
                sum += distance(own.pixel(x: x, y: y), other.pixel(x: x, y: y))
                blank += distance(0xFFFF_FFFF, other.pixel(x: x, y: y))
            }
        }
        let points = Int(ComparedScene.scale)
        return Difference(
            share: Double(sum) / Double(max(blank, 1)),
            window: Double(worst) / Double(side * side * 3 * 255),
            worst: (at.0 / points, at.1 / points)
        )
    }
}
