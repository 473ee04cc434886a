import AssetCatalog
import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("Asset catalogs: what Xcode wrote")
struct CorpusCatalogTests {
    @Test func `every set of the corpus is read, and its bitmaps decode`() throws {
        guard !Corpus.folders.isEmpty else { return }
        let catalog = AssetCatalog(folders: Corpus.folders)
        #expect(catalog.imageNames.count > 500)
        #expect(catalog.colorNames.count > 50)
        var decoded = 0
        var failures: [AssetCatalogError] = []
        for name in catalog.imageNames {
            let set: ImageSet
            do throws(AssetCatalogError) {
                guard let found = try catalog.image(named: name) else { continue }
                set = found
            } catch {
                failures.append(error)
                continue
            }
            for variant in set.variants where !variant.isVector && decoded < 150 {
                _ = try ImageDecoder.decode(contentsOf: variant.url)
                decoded += 1
            }
        }
        // Two projects have a folder of this kind without a document in it.
        #expect(failures.count <= 2)
        #expect(decoded == 150)
        for name in catalog.colorNames {
            let set = try #require(try catalog.color(named: name))
            #expect(set.variants.allSatisfy { $0.color.cgColor != nil })
        }
    }
}
