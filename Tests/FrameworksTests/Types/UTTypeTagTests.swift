import InsetUniformTypeIdentifiers
import Testing

@Suite("Frameworks: types by tags")
struct UTTypeTagTests {
    @Test
    func `a type is found by an extension, a MIME type, and what it is a kind of`() {
        #expect(UTType(tag: "JPG", tagClass: .filenameExtension, conformingTo: nil) == .jpeg)
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .image) == .png)
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .text) == nil)
        #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == [.png])
        #expect(UTType(tag: "png", tagClass: UTTagClass(rawValue: "other"), conformingTo: nil) == nil)
    }

    @Test
    func `a type says its tags, the usual one first`() {
        #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg"])
        #expect(UTType.jpeg.tags[.filenameExtension]?.first == UTType.jpeg.preferredFilenameExtension)
        #expect(UTType.item.tags.isEmpty)
    }
}
