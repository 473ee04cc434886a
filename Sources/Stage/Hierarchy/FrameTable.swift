/// Frames as lines of text: ID, class, x, y, width, height.
package struct FrameTable {
    private let frames: DocumentFrames

    package init(_ frames: DocumentFrames) { self.frames = frames }

    package var text: String {
        var lines = ["\(frames.document) on \(frames.device.isEmpty ? "the canvas without a device" : frames.device)"]
        for scene in frames.scenes {
            lines.append("scene \(scene.id)")
            for view in scene.views {
                let numbers = view.frame.map(ThreeDecimals.text).joined(separator: " ")
                lines.append("  \(view.id)  \(view.class)  \(numbers)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
