import Foundation
import Stage

/// Which views each layout pass moved, and what brought it about, for viewers who asked to hear of it.
@MainActor
final class LayoutDiary {
    /// A pass that moved views.
    private struct Pass: Codable {
        struct Move: Codable {
            var id: String
            /// x, y, width and height in the window; nil for a view that wasn't there.
            var before: [Double]?
            /// Likewise; nil for a view that is gone.
            var after: [Double]?
        }

        var type = "pass"
        var number: Int
        /// Virtual seconds.
        var time: Double
        var cause: String
        var moved: [Move]
    }

    /// Who hears of passes.
    private(set) var viewers: Set<Int> = []
    private var frames: [String: [Double]] = [:]
    private var count = 0
    /// What was done since the last pass.
    private var deeds: [String] = []

    var isOpen: Bool { !viewers.isEmpty }

    /// Begins or ends to tell a viewer; the first begins with the views as they are.
    func record(_ isOn: Bool, for viewer: Int, _ hierarchy: () -> Hierarchy?) {
        guard isOn else {
            viewers.remove(viewer)
            return
        }
        if !isOpen {
            (frames, count, deeds) = (hierarchy().map(Self.frames) ?? [:], 0, [])
        }
        viewers.insert(viewer)
    }

    /// Notes what somebody did to the device.
    func note(_ deed: String?) {
        guard isOpen, let deed, deeds.last != deed else { return }
        deeds.append(deed)
    }

    /// What is told of the views as they are now; nil when none has moved.
    func take(_ hierarchy: Hierarchy, at time: Double) -> Data? {
        let present = Self.frames(of: hierarchy)
        let moved = Set(frames.keys).union(present.keys).filter { frames[$0] != present[$0] }.sorted()
        guard !moved.isEmpty else { return nil }
        count += 1
        let pass = Pass(
            number: count,
            time: (time * 1000).rounded() / 1000,
            cause: deeds.isEmpty ? "by itself: a timer, an animation or the main queue" : deeds.joined(separator: "; "),
            moved: moved.map { Pass.Move(id: $0, before: frames[$0], after: present[$0]) }
        )
        (frames, deeds) = (present, [])
        return try? JSONEncoder().encode(pass)
    }

    private static func frames(of hierarchy: Hierarchy) -> [String: [Double]] {
        Dictionary(
            hierarchy.viewsOfMainRoot.map { view in
                let frame = view.frameInRoot
                return (view.id, [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 })
            },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
