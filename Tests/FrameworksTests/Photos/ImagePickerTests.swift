import InsetPhotos
import Simulator
import Testing
import UIKit

@testable import InsetPhotosUI

@MainActor @Suite("Photos: UIKit's picker", .serialized)
struct ImagePickerTests {
    private final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []
        var cancels = 0
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { infos.append(info) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
    }

    private func shown(allowsEditing: Bool) throws -> (simulator: Simulator, picker: UIImagePickerController, Owner) {
        let (simulator, owner) = (try Simulator(device: "iPhone 16", os: "18.0"), Owner())
        ImagePickerLibrary.install()
        defer { UIImagePickerController.makeLibrary = nil }
        let picker = UIImagePickerController()
        picker.allowsEditing = allowsEditing
        picker.delegate = owner
        simulator.present(picker)
        simulator.advance(by: 0.5)
        return (simulator, picker, owner)
    }

    private func grid(of picker: UIImagePickerController) throws -> UICollectionView {
        try #require((picker.topViewController as? UICollectionViewController)?.collectionView)
    }

    @Test(arguments: [false, true])
    func `a tap on a photo tells the delegate its picture, file and asset`(allowsEditing: Bool) throws {
        let (simulator, picker, owner) = try shown(allowsEditing: allowsEditing)
        let grid = try grid(of: picker)
        #expect(grid.numberOfItems(inSection: 0) == 6)
        simulator.tap(try #require(grid.cellForItem(at: [0, 1])))
        simulator.advance(by: 0.5)
        let info = try #require(owner.infos.first)
        #expect(owner.infos.count == 1 && owner.cancels == 0)
        let picture = try #require(info[.originalImage] as? UIImage)
        let asset = try #require(info[.phAsset] as? PHAsset)
        let ratio = picture.size.width / picture.size.height
        #expect(abs(ratio - Double(asset.pixelWidth) / Double(asset.pixelHeight)) < 0.01)
        #expect(info[.mediaType] as? String == "public.image")
        let file = try #require(info[.imageURL] as? URL)
        #expect(UIImage(contentsOfFile: file.path)?.size == picture.size)
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
        let edited = info[.editedImage] as? UIImage
        #expect((edited != nil) == allowsEditing)
        #expect(edited.map { $0.size.width == $0.size.height && $0.size.height == picture.size.height } ?? true)
    }

    @Test func `Cancel tells the delegate, which dismisses the picker`() throws {
        let (simulator, picker, owner) = try shown(allowsEditing: false)
        let item = try #require(picker.topViewController?.navigationItem.leftBarButtonItem)
        item.primaryAction.map { $0.performWithSender(item, target: nil) }
        simulator.advance(by: 0.5)
        #expect(owner.cancels == 1 && owner.infos.isEmpty)
    }
}
