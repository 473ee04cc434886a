import Foundation
import InsetPhotosUI
import Simulator
import Testing
import UIKit

@MainActor @Suite("Photos: picker")
struct PhotoPickerTests {
    private final class Owner: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
        }
    }

    private func shown(
        _ configuration: PHPickerConfiguration
    ) throws -> (simulator: Simulator, picker: PHPickerViewController, owner: Owner) {
        let (simulator, owner) = (try Simulator(device: "iPhone 16", os: "18.0"), Owner())
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = owner
        simulator.present(picker)
        simulator.advance(by: 0.5)
        return (simulator, picker, owner)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        if let view = view as? View { return [view] }
        return view.subviews.flatMap { views(type, in: $0) }
    }

    private func tapBarItem(_ title: String, of picker: PHPickerViewController, _ simulator: Simulator) throws {
        let bar = try #require(views(UINavigationBar.self, in: picker.view).first)
        let label = try #require(views(UILabel.self, in: bar).first { $0.text == title })
        simulator.tap(label)
        simulator.advance(by: 0.5)
    }

    @Test
    func `six photos stand in three columns, and a tap on one ends the choice`() throws {
        let (simulator, picker, owner) = try shown(PHPickerConfiguration())
        let cells = views(UICollectionViewCell.self, in: picker.view)
        #expect(cells.map { Int($0.frame.minX) } == [0, 131, 263, 0, 131, 263])
        #expect(cells.allSatisfy { views(UIImageView.self, in: $0).first?.image != nil })
        #expect(cells[1].accessibilityLabel == "Photo, July 27, 2019")
        simulator.tap(cells[3])
        let result = try #require(owner.results.first?.first)
        #expect(owner.results.count == 1 && owner.results[0].count == 1 && result.assetIdentifier == nil)
        #expect(result.itemProvider.suggestedName == "IMG_0004")
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        nonisolated(unsafe) var size: CGSize?
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in size = (image as? UIImage)?.size }
        simulator.advance(by: 0.1)
        #expect(size == CGSize(width: 2048, height: 1536))
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    }

    @Test
    func `several photos are added in the order of the taps, as many as are allowed`() throws {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        let (simulator, picker, owner) = try shown(configuration)
        let cells = views(UICollectionViewCell.self, in: picker.view)
        try tapBarItem("Add", of: picker, simulator)
        #expect(owner.results.isEmpty)
        for index in [4, 0, 4, 2, 5] {
            simulator.tap(cells[index])
            simulator.advance(by: 0.5)
        }
        #expect(cells.map(\.isSelected) == [true, false, true, false, false, false])
        try tapBarItem("Add", of: picker, simulator)
        let all = PHAsset.fetchAssets(with: nil)
        #expect(owner.results.map { $0.map(\.assetIdentifier) } == [[all[0].localIdentifier, all[2].localIdentifier]])
    }

    @Test
    func `a choice that is given up has no results`() throws {
        let (simulator, picker, owner) = try shown(PHPickerConfiguration())
        try tapBarItem("Cancel", of: picker, simulator)
        #expect(owner.results == [[]])
    }

    @Test
    func `photos that were chosen before can be taken out`() throws {
        let names = [3, 1].map { PHAsset.fetchAssets(with: nil)[$0].localIdentifier }
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        (configuration.selectionLimit, configuration.preselectedAssetIdentifiers) = (0, names)
        let (simulator, picker, owner) = try shown(configuration)
        picker.deselectAssets(withIdentifiers: [names[0]])
        try tapBarItem("Add", of: picker, simulator)
        #expect(owner.results.map { $0.map(\.assetIdentifier) } == [[names[1]]])
    }

    @Test(arguments: [
        (PHPickerFilter.images, 6), (.videos, 0), (.any(of: [.videos, .images]), 6), (.livePhotos, 0),
        (.all(of: [.images, .not(.screenshots)]), 6), (.not(.images), 0),
    ])
    func `a filter leaves out what isn't wanted`(filter: PHPickerFilter, count: Int) throws {
        var configuration = PHPickerConfiguration()
        configuration.filter = filter
        let (_, picker, _) = try shown(configuration)
        #expect(views(UICollectionViewCell.self, in: picker.view).count == count)
    }

    @Test
    func `an item of SwiftUI's picker loads its photo's file`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "18.0")
        let item = PhotosPickerItem(itemIdentifier: PHAsset.fetchAssets(with: nil)[5].localIdentifier)
        #expect(item.supportedContentTypes == [.jpeg])
        nonisolated(unsafe) var found: [Data?] = []
        for item in [item, PhotosPickerItem(itemIdentifier: "no such")] {
            item.loadTransferable(type: Data.self) { found.append(try? $0.get()) }
            simulator.advance(by: 0.1)
        }
        #expect(found.map { $0.flatMap { UIImage(data: $0)?.size } } == [CGSize(width: 2048, height: 2048), nil])
    }
}
