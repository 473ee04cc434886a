/// Frames as lines of text: ID, class, x, y, width, height.
struct FrameTable {
    let frames: DocumentFrames

    init(_ frames: DocumentFrames) { self.frames = frames }

    var text: String {
        var lines = ["\(frames.document) on \(frames.device.isEmpty ? "the canvas without a device" : frames.device)"]
        for scene in frames.scenes {
            lines.append("scene \(scene.id)")
            for view in scene.views {
                let numbers = view.frame.map(Self.number).joined(separator: " ")
                lines.append("  \(view.id)  \(view.class)  \(numbers)")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// At most three decimals, none that are zero.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
