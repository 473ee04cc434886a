import Foundation
import ImageIO
import InsetPhotos
import Platform
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Photos: pictures")
struct PhotoImageTests {
    private var all: PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: nil) }

    private func image(
        of asset: PHAsset,
        _ size: CGSize,
        _ mode: PHImageContentMode = .aspectFit,
        crop: CGRect = .zero
    ) throws -> UIImage {
        let options = PHImageRequestOptions()
        (options.isSynchronous, options.resizeMode, options.normalizedCropRect) = (true, .exact, crop)
        var found: UIImage?
        PHImageManager.default()
            .requestImage(for: asset, targetSize: size, contentMode: mode, options: options) { image, _ in
                found = image
            }
        return try #require(found)
    }

    @Test(arguments: [
        (0, CGSize(width: 200, height: 200), PHImageContentMode.aspectFit, CGSize(width: 200, height: 150)),
        (0, CGSize(width: 200, height: 200), .aspectFill, CGSize(width: 267, height: 200)),
        (2, CGSize(width: 200, height: 200), .aspectFit, CGSize(width: 150, height: 200)),
        (2, CGSize(width: 200, height: 200), .aspectFill, CGSize(width: 200, height: 267)),
        (5, CGSize(width: 90, height: 40), .aspectFit, CGSize(width: 40, height: 40)),
        (5, CGSize(width: 90, height: 40), .aspectFill, CGSize(width: 90, height: 90)),
        (0, PHImageManagerMaximumSize, .aspectFit, CGSize(width: 2048, height: 1536)),
        (0, CGSize(width: 9000, height: 9000), .aspectFill, CGSize(width: 2048, height: 1536)),
        (0, .zero, .aspectFit, CGSize(width: 1, height: 1)),
    ])
    func `a picture keeps its aspect ratio, and lies in the place or covers it`(
        index: Int,
        target: CGSize,
        mode: PHImageContentMode,
        expected: CGSize
    ) throws {
        World().enter()
        let image = try image(of: all[index], target, mode)
        #expect(image.size == expected && image.scale == 1)
        #expect(image.cgImage?.width == Int(expected.width) && image.cgImage?.height == Int(expected.height))
    }

    @Test
    func `six photos are six pictures, the same at each question`() throws {
        World().enter()
        let size = CGSize(width: 32, height: 32)
        let first = try (0..<6).map { try image(of: all[$0], size).pngData() }
        // Another size in between leaves nothing to be remembered wrongly.
        _ = try (0..<6).map { try image(of: all[$0], CGSize(width: 31, height: 31)) }
        #expect(try (0..<6).map { try image(of: all[$0], size).pngData() } == first)
        #expect(Set(first.compactMap(\.self)).count == 6)
    }

    @Test
    func `a part of a picture comes where the size is to be exact`() throws {
        World().enter()
        let crop = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        let part = try image(of: all[0], CGSize(width: 100, height: 100), crop: crop)
        #expect(part.size == CGSize(width: 100, height: 75))
        // As large as that part of the whole.
        let whole = try image(of: all[0], CGSize(width: 200, height: 150))
        let box = CGRect(x: 100, y: 0, width: 100, height: 75)
        #expect(part.pngData() == whole.cgImage?.cropping(to: box).map { UIImage(cgImage: $0) }?.pngData())
    }

    @Test
    func `a request is answered once, later and on the main thread`() {
        World().enter()
        var log: [String] = []
        let manager = PHImageManager.default()
        let size = CGSize(width: 40, height: 40)
        let first = manager.requestImage(for: all[0], targetSize: size, contentMode: .aspectFit, options: nil) {
            let isDegraded = $1?[PHImageResultIsDegradedKey] as? Bool
            log.append("\($0?.size.width ?? 0) \(isDegraded ?? true) \(Thread.isMainThread)")
        }
        let second = manager.requestImage(for: PHAsset(), targetSize: size, contentMode: .aspectFit, options: nil) {
            log.append("\($0 == nil) \($1?[PHImageErrorKey] is PHPhotosError)")
        }
        #expect(log == [] && first > PHInvalidImageRequestID && second > first)
        EventLoop.main.advance(by: 0.1)
        #expect(log == ["40.0 false true", "true true"])
    }

    @Test
    func `a request that was given up isn't answered`() {
        World().enter()
        var log: [String] = []
        let manager = PHCachingImageManager()
        let size = CGSize(width: 40, height: 40)
        let requests = ["a", "b", "c"].map { name in
            manager.requestImage(for: all[0], targetSize: size, contentMode: .aspectFit, options: nil) { _, _ in
                log.append(name)
            }
        }
        PHImageManager.default().cancelImageRequest(requests[1])
        EventLoop.main.advance(by: 0.1)
        #expect(log == ["a", "c"])
    }

    @Test
    func `a photo's file is a JPEG with the picture`() throws {
        World().enter()
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var log: [String] = []
        PHImageManager.default().requestImageDataAndOrientation(for: all[2], options: options) {
            data,
            type,
            orientation,
            _ in
            let size = data.flatMap { UIImage(data: $0) }?.size ?? .zero
            log.append("\(size) \(type ?? "") \(orientation.rawValue)")
        }
        #expect(log == ["(1536.0, 2048.0) public.jpeg 1"])
        let file = try #require(PHAssetResource.assetResources(for: all[2]).first)
        #expect(file.originalFilename == "IMG_0003.JPG" && file.uniformTypeIdentifier == "public.jpeg")
        #expect(file.type == .photo && file.assetLocalIdentifier == all[2].localIdentifier)
    }

    @Test
    func `a photo's file is written where nothing is`() throws {
        World().enter()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(PHAssetResource.assetResources(for: all[5]).first)
        let url = folder.appendingPathComponent("a.jpg")
        nonisolated(unsafe) var errors: [(any Error)?] = []
        for _ in 0..<2 {
            PHAssetResourceManager.default().writeData(for: file, toFile: url, options: nil) { @Sendable in
                errors.append($0)
            }
            EventLoop.main.advance(by: 0.1)
        }
        #expect(errors.map { $0 == nil } == [true, false])
        #expect(UIImage(contentsOfFile: url.path)?.size == CGSize(width: 2048, height: 2048))
    }

    @Test
    func `what is needed to edit a photo comes later, with a copy of its file`() throws {
        World().enter()
        var inputs: [PHContentEditingInput?] = []
        all[3].requestContentEditingInput(with: nil) { input, _ in inputs.append(input) }
        let second = all[3].requestContentEditingInput(with: nil) { input, _ in inputs.append(input) }
        all[3].cancelContentEditingInputRequest(second)
        PHAsset().requestContentEditingInput(with: nil) { input, _ in inputs.append(input) }
        #expect(inputs.isEmpty)
        EventLoop.main.advance(by: 0.1)
        #expect(inputs.map { $0 == nil } == [false, true])
        let url = try #require(inputs.first??.fullSizeImageURL)
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        #expect(url.lastPathComponent == "IMG_0004.JPG")
        #expect(UIImage(contentsOfFile: url.path)?.size == CGSize(width: 2048, height: 1536))
    }
}
