import Synchronization

/// Boxes whose objects the engine has let go of. It does so while it collects garbage, when nothing may be asked of it; and
/// the end of a closure may end values. They end with the next call's end.
enum EndedBoxes {
    private struct List: @unchecked Sendable { var boxes: [Unmanaged<NativeBox>] = [] }
    private static let list = Mutex(List())

    static func add(_ box: Unmanaged<NativeBox>) { list.withLock { $0.boxes.append(box) } }

    /// Releases them; not within a collection.
    static func release() {
        let ended = list.withLock { list in
            defer { list.boxes = [] }
            return list
        }
        for box in ended.boxes { box.release() }
    }
}
