import Foundation
import InsetPhotos
import ObjectiveCRuntime
import Platform
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Photos: fetching")
struct PhotoFetchTests {
    private func years(_ result: PHFetchResult<PHAsset>) -> [Int] {
        result.objects(at: IndexSet(0..<result.count)).map { year($0) }
    }

    private func year(_ asset: PHAsset) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return asset.creationDate.map { calendar.component(.year, from: $0) } ?? 0
    }

    @Test
    func `there are six photos of a phone's camera, the oldest first`() throws {
        World().enter()
        let result = PHAsset.fetchAssets(with: .image, options: nil)
        #expect(years(result) == [2018, 2019, 2020, 2021, 2022, 2024])
        let all = result.objects(at: IndexSet(0..<6))
        #expect(
            all.map { "\($0.pixelWidth)x\($0.pixelHeight)" } == [
                "4032x3024", "4032x3024", "3024x4032", "4032x3024", "3024x4032", "3024x3024",
            ]
        )
        #expect(all.map(\.isFavorite) == [false, true, false, false, false, false])
        #expect(all.allSatisfy { $0.mediaType == .image && $0.sourceType == .typeUserLibrary && !$0.isHidden })
        #expect(Set(all.map(\.localIdentifier)).count == 6)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        #expect(result.countOfAssets(with: .image) == 6 && result.countOfAssets(with: .video) == 0)
    }

    @Test(
        arguments: [
            ("mediaType == %d", [PHAssetMediaType.image.rawValue], [2018, 2019, 2020, 2021, 2022, 2024]),
            ("mediaType = %d || mediaType = %d", [2, 3], []),
            ("isFavorite == YES", [], [2019]),
            ("favorite == NO AND pixelHeight > pixelWidth", [], [2020, 2022]),
            ("pixelWidth == pixelHeight", [], [2024]),
            ("location != nil || burstIdentifier != nil", [], []),
            ("mediaSubtypes == 0 AND duration == 0 AND hidden == NO", [], [2018, 2019, 2020, 2021, 2022, 2024]),
        ] as [(String, [Int], [Int])]
    )
    func `a predicate chooses by the properties' names`(format: String, arguments: [Int], expected: [Int]) {
        World().enter()
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: format, argumentArray: arguments)
        #expect(years(PHAsset.fetchAssets(with: options)) == expected)
    }

    @Test
    func `a predicate of dates and names chooses, too`() throws {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        let options = PHFetchOptions()
        let date = try #require(all[2].creationDate)
        options.predicate = NSPredicate(format: "creationDate > %@", date as NSDate)
        #expect(years(PHAsset.fetchAssets(with: options)) == [2021, 2022, 2024])
        options.predicate = NSPredicate(format: "localIdentifier IN %@", [all[4].localIdentifier])
        #expect(years(PHAsset.fetchAssets(with: options)) == [2022])
    }

    @Test
    func `sort descriptors order before a limit cuts`() {
        World().enter()
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 2
        #expect(years(PHAsset.fetchAssets(with: options)) == [2024, 2022])
        options.sortDescriptors = [
            NSSortDescriptor(key: "pixelWidth", ascending: true),
            NSSortDescriptor(key: "modificationDate", ascending: false),
        ]
        options.fetchLimit = 4
        #expect(years(PHAsset.fetchAssets(with: .image, options: options)) == [2024, 2022, 2020, 2021])
    }

    @Test
    func `photos are found by their names, the oldest first`() {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        let names = [all[3].localIdentifier, "no such", all[1].localIdentifier]
        let found = PHAsset.fetchAssets(withLocalIdentifiers: names, options: nil)
        #expect(years(found) == [2019, 2021])
        #expect(found[0] == all[1] && found[0] !== all[1] && found[0] != all[3])
    }

    @Test
    func `a result knows the places of its objects`() {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        #expect(all.firstObject == all[0] && all.lastObject == all.object(at: 5))
        #expect(all.index(of: all[4]) == 4 && all.contains(all[4]))
        #expect(all.index(of: all[4], in: NSRange(location: 0, length: 4)) == NSNotFound)
        #expect(all.index(of: PHAsset()) == NSNotFound && !all.contains(PHAsset()))
        let none = PHFetchResult<PHAsset>()
        #expect(none.count == 0 && none.firstObject == nil && none.lastObject == nil)
    }

    @Test
    func `a result calls for its objects forwards, backwards, at places and up to a stop`() {
        World().enter()
        let all = PHAsset.fetchAssets(with: nil)
        var log: [String] = []
        all.enumerateObjects { asset, index, stop in
            log.append("\(index) \(year(asset))")
            stop.pointee = ObjCBool(index == 1)
        }
        all.enumerateObjects(options: .reverse) { _, index, stop in
            log.append("\(index)")
            if index == 4 { stop.pointee = true }
        }
        all.enumerateObjects(at: [0, 3], options: .reverse) { _, index, _ in log.append("\(index)") }
        #expect(log == ["0 2018", "1 2019", "5", "4", "3", "0"])
    }
}
