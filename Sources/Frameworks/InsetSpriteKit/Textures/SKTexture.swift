import Foundation
import Platform
import UIKit

/// A picture for nodes.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    /// How it looks at another size than its own. Default: linear.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller ones are made of it; kept.
    open var usesMipmaps = false
    private let source: CGImage?
    /// Points for a pixel of the picture.
    private let scale: CGFloat
    /// The part of the picture that it shows, in parts of it from the lower left.
    private let part: CGRect
    private let tinted = TintedImages()

    init(_ image: CGImage?, scale: CGFloat, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (source, self.scale, self.part) = (image, scale, part)
        super.init()
    }

    /// A picture of the app's catalogs, atlases or files; a red cross where there is none.
    public convenience init(imageNamed name: String) {
        guard let image = TextureFiles.image(named: name) else {
            AbsentFeature.report("SKTexture", "Error loading image resource: \"\(name)\"")
            self.init(MissingTexture.image, scale: 1)
            return
        }
        self.init(image.cgImage, scale: image.scale)
    }

    /// A picture.
    public convenience init(image: UIImage) { self.init(image.cgImage, scale: image.scale) }

    /// A picture with a point for each pixel.
    public convenience init(cgImage image: CGImage) { self.init(image, scale: 1) }

    /// A part of another texture, in parts of it from the lower left.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        self.init(
            texture.source,
            scale: texture.scale,
            part: CGRect(
                x: outer.minX + rect.minX * outer.width,
                y: outer.minY + rect.minY * outer.height,
                width: rect.width * outer.width,
                height: rect.height * outer.height
            )
        )
        filteringMode = texture.filteringMode
    }

    /// Pixels of four bytes: red, green, blue and alpha, multiplied; the lowest row first.
    public convenience init(data pixelData: Data, size: CGSize) {
        let (width, height) = (Int(size.width), Int(size.height))
        guard width > 0, height > 0, pixelData.count >= width * height * 4 else {
            self.init(nil, scale: 1)
            return
        }
        let rows = (0..<height).reversed().reduce(into: Data()) { rows, row in
            let start = pixelData.startIndex + row * width * 4
            rows.append(pixelData[start..<start + width * 4])
        }
        let image = CGDataProvider(data: rows as CFData).flatMap { provider in
            CGImage(
                width: width,
                height: height,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        }
        self.init(image, scale: 1)
    }

    /// The same picture.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTexture(source, scale: scale, part: part)
        copy.filteringMode = filteringMode
        return copy
    }

    /// Points across and down.
    open func size() -> CGSize {
        guard let source else { return .zero }
        return CGSize(
            width: CGFloat(source.width) / scale * part.width,
            height: CGFloat(source.height) / scale * part.height
        )
    }

    /// The part of its picture that it shows, in parts of it from the lower left.
    open func textureRect() -> CGRect { part }

    /// What it shows; an empty picture of a pixel where it shows nothing.
    open func cgImage() -> CGImage { shown ?? MissingTexture.nothing }

    /// Loads it; it is loaded when it is made.
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }

    /// Loads several; they are loaded when they are made.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }

    /// Its part of the picture.
    lazy var shown: CGImage? = {
        guard let source, part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return source }
        let (width, height) = (CGFloat(source.width), CGFloat(source.height))
        return source.cropping(
            to: CGRect(
                x: (part.minX * width).rounded(),
                y: ((1 - part.maxY) * height).rounded(),
                width: (part.width * width).rounded(),
                height: (part.height * height).rounded()
            )
        )
    }()

    /// What it shows, mixed with a color: a part of it multiplied.
    func image(mixedWith color: UIColor, _ factor: CGFloat) -> CGImage? {
        guard factor > 0, let shown else { return shown }
        return tinted.image(of: shown, color: UIColor.white.toward(color, min(factor, 1)))
    }
}

/// How a texture looks at another size than its own.
public enum SKTextureFilteringMode: Int, Sendable {
    case nearest, linear
}
