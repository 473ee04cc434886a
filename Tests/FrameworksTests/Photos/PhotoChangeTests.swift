import Foundation
import InsetPhotos
import Platform
import QuartzCore
import Synchronization
import Testing
import UIKit

@MainActor @Suite("Photos: changes")
struct PhotoChangeTests {
    private var library: PHPhotoLibrary { .shared() }

    private func picture(_ width: CGFloat = 30, _ height: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }

    /// Hears how one list changes.
    private final class Observer: NSObject, PHPhotoLibraryChangeObserver, Sendable {
        let log = Mutex<[String]>([])
        private let list: Mutex<PHFetchResult<PHAsset>>

        init(_ list: PHFetchResult<PHAsset>) {
            self.list = Mutex(list)
            super.init()
        }

        func photoLibraryDidChange(_ changeInstance: PHChange) {
            let list = list.withLock(\.self)
            guard let details = changeInstance.changeDetails(for: list) else { return log.withLock { $0.append("-") } }
            func text(_ indexes: IndexSet?) -> String { "\(indexes.map(Array.init) ?? [])" }
            let parts = [details.removedIndexes, details.insertedIndexes, details.changedIndexes].map(text)
            let after = details.fetchResultAfterChanges
            log.withLock { $0.append("\(parts.joined(separator: " ")) of \(after.count) \(Thread.isMainThread)") }
            self.list.withLock { $0 = after }
        }
    }

    @Test
    func `a new photo is found by its placeholder's name, with the picture and what was set`() throws {
        World().enter()
        nonisolated(unsafe) var name: String?
        let date = Date(timeIntervalSince1970: 1_500_000_000)
        try library.performChangesAndWait {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: picture())
            request.creationDate = date
            request.isFavorite = true
            name = request.placeholderForCreatedAsset?.localIdentifier
        }
        let all = PHAsset.fetchAssets(with: nil)
        let asset = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [name ?? ""], options: nil).firstObject)
        #expect(all.count == 7 && all[0] == asset)
        #expect(asset.creationDate == date && asset.isFavorite && asset.pixelWidth == 60 && asset.pixelHeight == 40)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var sizes: [CGSize?] = []
        for side in [30.0, 600.0] {
            PHImageManager.default().requestImage(
                for: asset,
                targetSize: CGSize(width: side, height: side),
                contentMode: .aspectFit,
                options: options
            ) { image, _ in sizes.append(image?.size) }
        }
        #expect(sizes == [CGSize(width: 30, height: 20), CGSize(width: 60, height: 40)])
        let file = PHAssetResource.assetResources(for: asset).first
        #expect(file?.originalFilename == "IMG_0007.PNG" && file?.uniformTypeIdentifier == "public.png")
    }

    @Test
    func `a new photo of a file keeps the file's data`() throws {
        World().enter()
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
        let data = try #require(picture().jpegData(compressionQuality: 0.5))
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try library.performChangesAndWait {
            _ = PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: url)
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
            #expect(
                PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: url.deletingPathExtension()) == nil
            )
        }
        let all = PHAsset.fetchAssets(with: nil)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var found: [Data?] = []
        for index in 6..<all.count {
            PHImageManager.default().requestImageDataAndOrientation(for: all[index], options: options) {
                data,
                _,
                _,
                _ in
                found.append(data)
            }
        }
        #expect(found == [data, data])
    }

    @Test
    func `a change that fails in part is not done at all`() throws {
        World().enter()
        #expect(throws: PHPhotosError.self) {
            try library.performChangesAndWait {
                _ = PHAssetChangeRequest.creationRequestForAsset(from: picture())
                _ = PHAssetCreationRequest.forAsset()
            }
        }
        #expect(PHAsset.fetchAssets(with: nil).count == 6)
    }

    @Test
    func `an observer hears which places of its list change, before the completion handler is called`() throws {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        let observer = Observer(all)
        library.register(observer)
        let image = picture()
        library.performChanges {
            PHAssetChangeRequest.deleteAssets([all[1], all[4]])
            PHAssetChangeRequest(for: all[3]).isFavorite = true
            _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
        } completionHandler: { isDone, error in
            observer.log.withLock { $0.append("done \(isDone) \(error == nil)") }
        }
        EventLoop.main.advance(by: 0.1)
        #expect(observer.log.withLock(\.self) == ["[1, 4] [4] [2] of 5 false", "done true true"])
        // What concerns no photo of its list.
        try library.performChangesAndWait {
            _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Album")
        }
        EventLoop.main.advance(by: 0.1)
        #expect(observer.log.withLock(\.last) == "-")
        library.unregisterChangeObserver(observer)
        try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets(all) }
        EventLoop.main.advance(by: 0.1)
        #expect(observer.log.withLock(\.count) == 3 && PHAsset.fetchAssets(with: nil).count == 1)
    }

    @Test
    func `one photo's change tells it as it was and is, and an object that was fetched stays`() throws {
        World().enter()
        final class Single: NSObject, PHPhotoLibraryChangeObserver, Sendable {
            let log = Mutex<[String]>([])
            let asset: PHAsset
            init(_ asset: PHAsset) { self.asset = asset }
            func photoLibraryDidChange(_ changeInstance: PHChange) {
                guard let details = changeInstance.changeDetails(for: asset) else {
                    return log.withLock { $0.append("-") }
                }
                let states = (details.objectBeforeChanges.isFavorite, details.objectAfterChanges?.isFavorite)
                log.withLock {
                    $0.append("\(states.0) \(states.1.map { "\($0)" } ?? "gone") \(details.objectWasDeleted)")
                }
            }
        }
        let all = PHAsset.fetchAssets(with: nil)
        let observer = Single(all[0])
        library.register(observer)
        try library.performChangesAndWait { PHAssetChangeRequest(for: all[0]).isFavorite = true }
        try library.performChangesAndWait { PHAssetChangeRequest(for: all[1]).isHidden = true }
        try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets([all[0]] as NSArray) }
        EventLoop.main.advance(by: 0.1)
        #expect(observer.log.withLock(\.self) == ["false true false", "-", "true gone true"])
        #expect(!all[0].isFavorite && all.count == 6)
        let options = PHFetchOptions()
        #expect(PHAsset.fetchAssets(with: options).count == 4)
        options.includeHiddenAssets = true
        #expect(PHAsset.fetchAssets(with: options).count == 5)
    }

    @Test
    func `an album holds what is added, in its order, and gives up what is removed`() throws {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        nonisolated(unsafe) var name = ""
        try library.performChangesAndWait {
            let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
            let new = PHAssetChangeRequest.creationRequestForAsset(from: picture()).placeholderForCreatedAsset
            request.addAssets([new].compactMap(\.self) as NSArray)
            request.addAssets([all[5], all[0], all[5]])
            name = request.placeholderForCreatedAssetCollection.localIdentifier
        }
        let album = try #require(
            PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: nil).firstObject
        )
        #expect(album.localIdentifier == name && album.localizedTitle == "Trip" && album.estimatedAssetCount == 3)
        #expect(PHCollection.fetchTopLevelUserCollections(with: nil).firstObject == album)
        let photos = PHAsset.fetchAssets(in: album, options: nil)
        #expect(photos.objects(at: [1, 2]) == [all[5], all[0]])
        try library.performChangesAndWait {
            let request = PHAssetCollectionChangeRequest(for: album)
            request?.title = "Journey"
            request?.removeAssets(at: [0])
            request?.insertAssets([all[2]], at: [1])
        }
        let changed = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [name], options: nil).firstObject
        #expect(changed?.localizedTitle == "Journey" && album.localizedTitle == "Trip")
        #expect(PHAsset.fetchAssets(in: album, options: nil).objects(at: [0, 1, 2]) == [all[5], all[2], all[0]])
        try library.performChangesAndWait { PHAssetCollectionChangeRequest.deleteAssetCollections([album]) }
        #expect(PHAsset.fetchAssets(in: album, options: nil).count == 0 && PHAsset.fetchAssets(with: nil).count == 7)
    }

    @Test
    func `an album of the system takes no changes`() throws {
        World().enter()
        let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        try library.performChangesAndWait { #expect(PHAssetCollectionChangeRequest(for: albums[0]) == nil) }
    }

    @Test
    func `photos that change their order are told as moves`() throws {
        World().enter()
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
        let before = PHAsset.fetchAssets(with: options)
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 2
        let after = PHAsset.fetchAssets(with: options)
        let details = PHFetchResultChangeDetails(from: before, to: after, changedObjects: [])
        #expect(details.removedIndexes == [0, 1, 2, 3] && details.insertedIndexes == nil && details.hasMoves)
        var log: [String] = []
        details.enumerateMoves { log.append("\($0)>\($1)") }
        #expect(log == ["1>0", "0>1"])
    }
}
