import CoreGraphics
import Foundation
import UIKit

/// The picture of an app's icon, square: the catalog's, or a tile with the name's initial.
@MainActor
struct HomeIcon {
    let app: HomeApp
    /// Points.
    let side: CGFloat
    let isDark: Bool

    /// Never rounded: who shows it rounds it.
    var image: UIImage { catalogImage ?? tile }

    // MARK: The catalog's

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var size: String?
            var scale: String?
            var appearances: [[String: String]]?

            /// Pixels of a side; 0 where nothing is said.
            var pixels: Double {
                let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
                let factor = scale.flatMap { Double($0.dropLast()) } ?? 1
                return points * factor
            }

            func isFor(_ luminosity: String?) -> Bool {
                appearances?.first { $0["appearance"] == "luminosity" }?["value"] == luminosity
            }
        }
        var images: [Entry]
    }

    /// The largest picture of the catalog's icon; the dark one where there is one and it is wanted.
    private var catalogImage: UIImage? {
        let catalogs = (try? FileManager.default.contentsOfDirectory(atPath: app.bundle)) ?? []
        for catalog in catalogs.sorted() where catalog.hasSuffix(".xcassets") {
            let root = app.bundle + "/" + catalog
            for name in iconNames {
                let folder = "\(root)/\(name).appiconset"
                if let image = image(in: folder) { return image }
            }
        }
        return nil
    }

    private var iconNames: [String] {
        let icons = app.info["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        return [primary?["CFBundleIconName"] as? String, "AppIcon"].compactMap { $0 }.filter { !$0.contains("/") }
    }

    private func image(in folder: String) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let known = contents.images.filter { $0.filename.map { !$0.contains("/") } ?? false }
        let plain = known.filter { $0.isFor(nil) }
        let dark = isDark ? known.filter { $0.isFor("dark") } : []
        for entry in (dark + plain).sorted(by: { $0.pixels > $1.pixels }) {
            guard let name = entry.filename, let image = UIImage(contentsOfFile: folder + "/" + name) else { continue }
            return small(image)
        }
        return nil
    }

    /// No larger than it is shown: viewers get its pixels.
    private func small(_ image: UIImage) -> UIImage {
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(bounds: area).image { context in
            (isDark ? UIColor(white: 0.11, alpha: 1) : .white).setFill()
            context.fill(area)
            image.draw(in: area)
        }
    }

    // MARK: A tile

    /// The catalog's accent color, or one that the name always has.
    private var color: UIColor {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        if let bundle = Bundle(path: app.bundle) {
            let name = app.info["NSAccentColorName"] as? String ?? "AccentColor"
            if let named = UIColor(named: name, in: bundle, compatibleWith: traits) {
                return named.resolvedColor(with: traits)
            }
        }
        let palette: [UIColor] = [
            .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed,
            .systemTeal,
        ]
        let sum = app.name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 997 }
        return palette[sum % palette.count].resolvedColor(with: traits)
    }

    private var tile: UIImage {
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        let initial = String(app.name.prefix(1)).uppercased() as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: (side * 0.54).rounded(), weight: .semibold),
            .foregroundColor: UIColor.white,
        ]
        let size = initial.size(withAttributes: attributes)
        return UIGraphicsImageRenderer(bounds: area).image { context in
            // A little light from above, as icons have.
            let colors = [color.mixed(with: .white, by: 0.22), color.mixed(with: .black, by: 0.06)].map(\.cgColor)
            if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
                context.cgContext.drawLinearGradient(
                    gradient,
                    start: .zero,
                    end: CGPoint(x: 0, y: side),
                    options: []
                )
            }
            let place = CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2)
            initial.draw(at: place, withAttributes: attributes)
        }
    }
}

extension UIColor {
    /// Between two colors: 0 is this one, 1 the other.
    fileprivate func mixed(with other: UIColor, by part: CGFloat) -> UIColor {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (or, og, ob, oa): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&or, green: &og, blue: &ob, alpha: &oa) else {
            return self
        }
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        return UIColor(red: mix(r, or), green: mix(g, og), blue: mix(b, ob), alpha: 1)
    }
}
