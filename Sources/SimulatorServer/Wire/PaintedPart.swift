import CoreGraphics
import QuartzCore

/// What the viewers can't make of a layer's values: it is painted for them, or told beside the tree.
struct PaintedPart: Equatable {
    /// What `draw(in:)` drew, at the top left corner of the bounds, in the contents' scale.
    var drawn: CGImage?
    /// What the layer's class paints over its background.
    var painted: CGImage?
    /// Where that lies, in the bounds space.
    var paintedArea = CGRect.zero
    var material: BackdropMaterial?
    var vibrancy: LayerVibrancy?
    /// How all of it is mixed with what lies behind: the name of a filter.
    var blend: String?

    var images: [CGImage] { [drawn, painted].compactMap { $0 } }

    /// Writes what is different from another part.
    func write(_ json: inout JSONText, since former: PaintedPart, name: (CGImage) -> String?) {
        func image(_ image: CGImage?) { if let image { json.texture(image, name: name) } else { json.null() } }
        if drawn !== former.drawn {
            json.key("drawn")
            image(drawn)
        }
        if painted !== former.painted {
            json.key("painted")
            image(painted)
        }
        if paintedArea != former.paintedArea {
            json.key("paintedArea")
            json.value(.rect(paintedArea), name: name)
        }
        if material != former.material {
            json.key("material")
            if let material { write(material, to: &json, name: name) } else { json.null() }
        }
        if vibrancy != former.vibrancy {
            json.key("vibrancy")
            if let vibrancy {
                json.object { json in
                    json.key("color")
                    json.color(vibrancy.color, name: name)
                    json.key("blend")
                    json.string("\(vibrancy.blendMode)")
                }
            } else {
                json.null()
            }
        }
        if blend != former.blend {
            json.key("blend")
            if let blend { json.string(blend) } else { json.null() }
        }
    }

    private func write(_ material: BackdropMaterial, to json: inout JSONText, name: (CGImage) -> String?) {
        json.object { json in
            json.key("sigma")
            json.number(material.sigma)
            json.key("saturation")
            json.number(material.saturation)
            json.key("tint")
            json.color(material.tint, name: name)
        }
    }

    static func == (left: PaintedPart, right: PaintedPart) -> Bool {
        left.drawn === right.drawn && left.painted === right.painted && left.paintedArea == right.paintedArea
            && left.material == right.material && left.vibrancy == right.vibrancy && left.blend == right.blend
    }
}
