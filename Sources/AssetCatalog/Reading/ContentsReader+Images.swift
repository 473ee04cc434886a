import Foundation

extension ContentsReader {
    /// The image set of the folder; variants without a file, or whose file is missing, are left out.
    ///
    /// - Parameter key: "symbols" for a set of symbols.
    func imageSet(named name: String, key: String = "images") throws(AssetCatalogError) -> ImageSet {
        let contents = try read()
        let properties = contents["properties"] as? Object ?? [:]
        let info = contents["info"] as? Object ?? [:]
        let intent = renderingIntent(properties) ?? renderingIntent(info)
        var variants: [ImageVariant] = []
        for entry in contents[key] as? [Object] ?? [] {
            guard let url = try file(of: entry) else { continue }
            var variant = ImageVariant(conditions: conditions(entry), url: url)
            // A drawing has no scale of its own, and a bitmap without a scale is one for 1x.
            variant.conditions.scale = variant.isVector ? nil : variant.conditions.scale ?? 1
            variant.resizing = resizing(entry["resizing"])
            variant.alignmentInsets = edges(entry["alignment-insets"])
            variant.renderingIntent = renderingIntent(entry) ?? intent ?? .automatic
            variant.preservesVectorRepresentation = properties["preserves-vector-representation"] as? Bool ?? false
            variants.append(variant)
        }
        return ImageSet(name: name, variants: mirroring(variants))
    }

    /// An image that is made for one direction only serves the other one as well, mirrored.
    private func mirroring(_ variants: [ImageVariant]) -> [ImageVariant] {
        let directions = Set(variants.map(\.conditions.layoutDirection)).subtracting([.unspecified])
        guard directions.count == 1, let direction = directions.first else { return variants }
        return variants.map { variant in
            guard variant.conditions.layoutDirection == direction else { return variant }
            var variant = variant
            variant.conditions.layoutDirection = .unspecified
            // Deviation: an image for right-to-left alone isn't mirrored under left-to-right.
            variant.flipsForRightToLeft = direction == .leftToRight
            return variant
        }
    }

    private func renderingIntent(_ object: Object) -> TemplateRenderingIntent? {
        (object["template-rendering-intent"] as? String).flatMap(TemplateRenderingIntent.init)
    }

    private func resizing(_ value: Any?) -> ImageResizing? {
        guard let object = value as? Object else { return nil }
        var insets = edges(object["cap-insets"])
        switch object["mode"] as? String {
        case "3-part-horizontal": (insets.top, insets.bottom) = (0, 0)
        case "3-part-vertical": (insets.left, insets.right) = (0, 0)
        default: break
        }
        let mode = (object["center"] as? Object)?["mode"] as? String
        return ImageResizing(capInsets: insets, center: mode == "tile" ? .tile : .stretch)
    }

    private func edges(_ value: Any?) -> EdgePixels {
        guard let object = value as? Object else { return EdgePixels() }
        func number(_ key: String) -> Double {
            let number = object[key] as? Double ?? (object[key] as? String).flatMap(Double.init) ?? 0
            return number.isFinite ? number : 0
        }
        return EdgePixels(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    }
}
