import Foundation
import InsetPhotos
import ObjectiveCRuntime
import Platform
import QuartzCore
import Testing

@MainActor @Suite("Photos: albums")
struct PhotoAlbumTests {
    @Test(arguments: [
        (PHAssetCollectionSubtype.smartAlbumUserLibrary, "Recents", 6), (.smartAlbumFavorites, "Favorites", 1),
        (.smartAlbumScreenshots, "Screenshots", 0), (.smartAlbumVideos, "Videos", 0),
    ])
    func `an album of the system holds what belongs to it`(
        subtype: PHAssetCollectionSubtype,
        title: String,
        count: Int
    ) throws {
        World().enter()
        let found = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil)
        let album = try #require(found.firstObject)
        #expect(found.count == 1 && album.localizedTitle == title && album.estimatedAssetCount == count)
        #expect(album.assetCollectionType == .smartAlbum && album.assetCollectionSubtype == subtype)
        let photos = PHAsset.fetchAssets(in: album, options: nil)
        #expect(photos.count == count)
        #expect(album.startDate == photos.firstObject?.creationDate && album.endDate == photos.lastObject?.creationDate)
        #expect(PHAsset.fetchKeyAssets(in: album, options: nil)?.count == min(3, count))
        #expect(!album.canPerform(.addContent) && album.canContainAssets)
    }

    @Test
    func `albums are found by their names, titles and photos`() throws {
        World().enter()
        let all = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        #expect(all.count == 15 && all[0].assetCollectionSubtype == .smartAlbumUserLibrary)
        let again = PHAssetCollection.fetchAssetCollections(
            withLocalIdentifiers: [all[1].localIdentifier],
            options: nil
        )
        #expect(again.count == 1 && again.firstObject == all[1])
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "title == %@ OR estimatedAssetCount == 1", "Bursts")
        let found = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: options)
        #expect(found.objects(at: [0, 1]).map(\.localizedTitle) == ["Favorites", "Bursts"])
        let sea = PHAsset.fetchAssets(with: nil)[1]
        let holding = PHAssetCollection.fetchAssetCollectionsContaining(sea, with: .smartAlbum, options: nil)
        #expect(holding.objects(at: [0, 1, 2]).map(\.localizedTitle) == ["Recents", "Favorites", "Recently Saved"])
    }

    @Test
    func `nobody has made albums or folders`() {
        World().enter()
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
        #expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count == 0)
        #expect(PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count == 0)
    }

    @Test
    func `an album of no library holds the photos that it was made of`() {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        let album = PHAssetCollection.transientAssetCollection(with: [all[4], all[2]], title: "Two")
        #expect(album.localizedTitle == "Two" && album.estimatedAssetCount == 2)
        #expect(PHAsset.fetchAssets(in: album, options: nil).objects(at: [0, 1]) == [all[4], all[2]])
    }
}
