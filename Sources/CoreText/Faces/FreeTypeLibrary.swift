import CFreeType
import Synchronization

/// The process's one FreeType library; opening and closing faces is guarded.
final class FreeTypeLibrary: Sendable {
    /// Nil when FreeType cannot start, which only happens without memory.
    static let shared = FreeTypeLibrary()

    private struct Library: @unchecked Sendable { let pointer: FT_Library }
    private let library: Mutex<Library>

    private init?() {
        var pointer: FT_Library?
        guard FT_Init_FreeType(&pointer) == 0, let pointer else { return nil }
        library = Mutex(Library(pointer: pointer))
    }

    /// The face at `index` of a file; nil when it is no font.
    func open(path: String, index: Int) -> FT_Face? {
        library.withLock { library -> OpenFace? in
            var face: FT_Face?
            guard FT_New_Face(library.pointer, path, index, &face) == 0 else { return nil }
            return OpenFace(pointer: face)
        }?.pointer
    }

    /// The face at `index` of a font in memory, which stays where it is until the face is closed; nil when it is no font.
    func open(memory: UnsafeRawBufferPointer, index: Int) -> FT_Face? {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        nonisolated(unsafe) let start = bytes.baseAddress
        let count = bytes.count
        return library.withLock { library -> OpenFace? in
            var face: FT_Face?
            guard FT_New_Memory_Face(library.pointer, start, count, index, &face) == 0 else { return nil }
            return OpenFace(pointer: face)
        }?.pointer
    }

    /// How many faces a file holds; 0 when it is no font.
    func faceCount(path: String) -> Int {
        guard let face = open(path: path, index: -1) else { return 0 }
        defer { close(face) }
        return max(0, min(face.pointee.num_faces, 64))
    }

    func close(_ face: FT_Face) {
        let face = OpenFace(pointer: face)
        library.withLock { _ in _ = face.pointer.map { FT_Done_Face($0) } }
    }

    private struct OpenFace: @unchecked Sendable { let pointer: FT_Face? }
}
