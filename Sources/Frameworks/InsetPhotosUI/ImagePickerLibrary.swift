import InsetPhotos
import UIKit

/// The screen of UIKit's picker, which stands below this module: the same photos, of which one is chosen.
@MainActor
package enum ImagePickerLibrary {
    /// Has all pickers show the device's photos from now on.
    package static func install() {
        UIImagePickerController.makeLibrary = { picker in
            var configuration = PHPickerConfiguration()
            configuration.filter = .images
            let grid = PhotoGridController(configuration)
            grid.done = { [weak picker] assets in
                guard let asset = assets.first else {
                    picker?.cancel()
                    return
                }
                if let picker { picker.finish(with: info(of: asset, isEdited: picker.allowsEditing)) }
            }
            return grid
        }
    }

    /// What a delegate is told of a photo: the picture itself, its file and its asset; edited, also the square in its
    /// middle, which nobody moves here.
    private static func info(of asset: PHAsset, isEdited: Bool) -> [UIImagePickerController.InfoKey: Any] {
        var info: [UIImagePickerController.InfoKey: Any] = [.mediaType: "public.image", .phAsset: asset]
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        let manager = PHImageManager.default()
        manager.requestImageDataAndOrientation(for: asset, options: options) { data, _, _, _ in
            guard let data else { return }
            info[.originalImage] = UIImage(data: data)
            info[.imageURL] = asset.temporaryFile(of: data)
        }
        if isEdited, let picture = (info[.originalImage] as? UIImage)?.cgImage {
            let side = min(picture.width, picture.height)
            let square = CGRect(
                x: (picture.width - side) / 2,
                y: (picture.height - side) / 2,
                width: side,
                height: side
            )
            info[.cropRect] = NSValue(cgRect: square)
            info[.editedImage] = picture.cropping(to: square).map { UIImage(cgImage: $0) }
        }
        return info
    }
}
