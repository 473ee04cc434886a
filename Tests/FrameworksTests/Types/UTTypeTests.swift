import InsetMobileCoreServices
import InsetUniformTypeIdentifiers
import Testing

@Suite("UniformTypeIdentifiers")
struct UTTypeTests {
    @Test(arguments: [("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("mov", "com.apple.quicktime-movie")])
    func `a file's extension names its type`(ending: String, identifier: String) {
        #expect(UTType(filenameExtension: ending)?.identifier == identifier)
    }

    @Test
    func `a type tells its usual extension and MIME type`() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType("com.example.own") == nil)
        #expect(UTType("public.a-type-of-the-system")?.preferredFilenameExtension == nil)
        #expect(UTType(exportedAs: "com.example.own").identifier == "com.example.own")
        #expect(UTType(filenameExtension: "nothing-known") == nil)
    }

    @Test
    func `a type conforms to those that it is a kind of`() {
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.heic.conforms(to: .data))
        #expect(UTType("public.avif")?.conforms(to: .image) == true)
        #expect(UTType("com.apple.m4v-video")?.conforms(to: .movie) == true)
        #expect(UTType.png.isSubtype(of: .content))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .svg))
    }

    @Test
    func `the functions of before iOS 14 give the same answers`() {
        #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "pdf", nil)
        #expect(type?.takeRetainedValue() == kUTTypePDF)
    }

    @Test
    func `parents of known types are known`() {
        for type in [UTType.jpeg, .swiftSource, .mp3, .zip, .vCard, .usdz, .epub, .gzip, .livePhoto] {
            #expect(type.isDeclared && type.supertypes.allSatisfy(\.isDeclared), "\(type)")
        }
    }
}
