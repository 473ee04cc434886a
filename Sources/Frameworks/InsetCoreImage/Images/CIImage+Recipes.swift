import CoreGraphics

/// The ways in which filters make images of others.
extension CIImage {
    /// Each pixel by itself.
    func mapped(_ change: @escaping (Pixel) -> Pixel) -> CIImage {
        CIImage(extent: extent, isNearest: isNearest) { self.rendered(in: $0).mapped(change) }
    }

    /// Each color by itself; opacity stays as it is.
    func recolored(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
        mapped { pixel in
            guard pixel.w > 0 else { return pixel }
            return SIMD4(change(pixel.unpremultiplied.color), pixel.w).premultiplied
        }
    }

    /// Each pixel with another image's at its place.
    ///
    /// - Parameter blend: Of this image's pixel and the one below, premultiplied; clear where one isn't.
    func blended(over other: CIImage, extent: CGRect, _ blend: @escaping (Pixel, Pixel) -> Pixel) -> CIImage {
        CIImage(extent: extent) { area in
            let (front, back) = (self.rendered(in: area), other.rendered(in: area))
            return PixelMap(area: area, values: zip(front.values, back.values).map(blend))
        }
    }

    /// Each pixel is taken from another place.
    ///
    /// - Parameters:
    ///   - extent: Of the result.
    ///   - reading: Which part of this image an area's pixels come from.
    ///   - place: From the middle of the result's pixel to a point of this image.
    func warped(
        to extent: CGRect,
        reading: @escaping (CGRect) -> CGRect,
        place: @escaping (SIMD2<Float>) -> SIMD2<Float>
    ) -> CIImage {
        CIImage(extent: extent, isNearest: isNearest) { area in
            // Pixels at the edges blend with their neighbors.
            guard let wanted = PixelArea(reading(area.rect).insetBy(dx: -2, dy: -2)) else {
                return PixelMap(area: area)
            }
            let part = self.extent.isInfinite ? wanted : wanted.intersection(self.extent)
            guard !part.isEmpty, part.count <= ImageLimits.pixels else { return PixelMap(area: area) }
            let map = self.rendered(in: part)
            return PixelMap(area: area) { self.isNearest ? map.nearest(place($0)) : map.linear(place($0)) }
        }
    }

    /// Each pixel depends on those around it.
    ///
    /// - Parameters:
    ///   - reach: How many pixels away the farthest of them is.
    ///   - extent: Of the result; nil for larger than this image's by the reach.
    ///   - change: Makes the pixels of the area with a border of the reach; the border is cut off afterwards.
    func spread(by reach: Int, extent: CGRect? = nil, _ change: @escaping (PixelMap) -> PixelMap) -> CIImage {
        CIImage(extent: extent ?? self.extent.outset(by: CGFloat(reach))) { area in
            change(self.rendered(in: area.outset(by: reach))).moved(to: area)
        }
    }
}
