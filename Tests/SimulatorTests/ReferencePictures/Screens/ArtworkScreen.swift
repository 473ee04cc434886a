import Foundation
import UIKit

/// Vector images in several sizes, images with caps that stretch and tile, patterns, and symbols in colors.
final class ArtworkScreen: UIViewController {
    /// A catalog with one SVG that keeps its vectors.
    static func make() throws -> UIViewController {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-artwork")
        let set = folder.appendingPathComponent("Art.xcassets/Sail.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = """
            {"images": [{"idiom": "universal", "filename": "sail.svg"}], "info": {"version": 1, "author": "xcode"},
             "properties": {"preserves-vector-representation": true}}
            """
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
            <path d="M2 18h20l-3 4H5z" fill="#7a4b2a"/><path d="M11 2v14H3z" fill="#e8453c"/>
            <path d="M13 5c5 2 8 6 8 11h-8z" fill="#2a7de1" stroke="#0b3d91"/></svg>
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data(drawing.utf8).write(to: set.appendingPathComponent("sail.svg"))
        HostAssets.current = CatalogAssets(folders: [folder]) { _ in }
        return ArtworkScreen()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var y: CGFloat = 60
        for row in [sails, frames(.stretch), frames(.tile), patterns] {
            y = add(row, at: y) + 16
        }
        for look in looks { y = add(symbols(look), at: y) + 8 }
    }

    private func add(_ views: [UIView], at y: CGFloat) -> CGFloat {
        var x: CGFloat = 16
        let height = views.map(\.bounds.height).max() ?? 0
        for item in views {
            item.frame.origin = CGPoint(x: x, y: y + (height - item.bounds.height) / 2)
            view.addSubview(item)
            x += item.bounds.width + 12
        }
        return y + height
    }

    /// In three sizes, and as a template.
    private var sails: [UIView] {
        let image = UIImage(named: "Sail")
        var views: [UIImageView] = [24, 48, 96].map { side in
            let view = UIImageView(image: image)
            view.bounds.size = CGSize(width: side, height: side)
            return view
        }
        let template = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
        template.tintColor = .systemPurple
        template.bounds.size = CGSize(width: 72, height: 72)
        views.append(template)
        return views
    }

    private func frames(_ mode: UIImage.ResizingMode) -> [UIView] {
        let side: CGFloat = 30
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.systemOrange.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 9).fill()
            UIColor.systemBlue.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 11, y: 11, width: 8, height: 8))
        }
        let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
        return [CGSize(width: 30, height: 30), CGSize(width: 110, height: 40), CGSize(width: 60, height: 74)].map {
            size in
            let view = UIImageView(image: resizable)
            view.bounds.size = size
            return view
        }
    }

    private var patterns: [UIView] {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
            UIColor.secondarySystemBackground.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            UIColor.systemGreen.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
        }
        let colored = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        colored.backgroundColor = UIColor(patternImage: tile)
        let drawn = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
                tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 120, height: 60))
            }
        )
        drawn.sizeToFit()
        return [colored, drawn]
    }

    private var looks: [UIImage.SymbolConfiguration] {
        [
            .preferringMonochrome(), .init(hierarchicalColor: .systemBlue),
            .init(paletteColors: [.systemRed, .systemGreen]), .preferringMulticolor(),
        ]
    }

    private func symbols(_ look: UIImage.SymbolConfiguration) -> [UIView] {
        let names = [
            "xmark.circle.fill", "plus.circle", "person.crop.circle.badge.plus", "square.and.arrow.up", "heart.fill",
            "exclamationmark.triangle.fill",
        ]
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        return names.map { UIImageView(image: UIImage(systemName: $0, withConfiguration: size.applying(look))) }
    }
}
