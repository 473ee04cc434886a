import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Documents that cannot be read")
struct DocumentErrorTests {
    @Test(arguments: [
        (
            DocumentError.unreadable(file: "A.xib", reason: "no such file"),
            "A.xib: cannot be opened (no such file); check the path and its permissions"
        ),
        (.empty(file: "A.xib"), "A.xib: the file is empty; restore it from version control"),
        (
            .tooLarge(file: "A.xib", bytes: 70, limit: 64),
            "A.xib: 70 bytes are more than the 64 that a document may have; split it into several"
        ),
        (
            .malformed(file: "A.xib", line: 3, column: 7, reason: "mismatched tag"),
            "A.xib:3:7: not well-formed XML (mismatched tag); look for a merge conflict or a truncated file there"
        ),
        (
            .entityDeclaration(file: "A.xib", line: 2),
            "A.xib:2: the document declares an XML entity, which Interface Builder never does; remove the DOCTYPE"
        ),
        (
            .tooDeep(file: "A.xib", line: 9, limit: 256),
            "A.xib:9: elements are nested more than 256 deep; move inner views into a document of their own"
        ),
        (
            .tooManyElements(file: "A.xib", line: 9, limit: 10),
            "A.xib:9: the document has more than 10 elements; split it into several"
        ),
        (
            .tooManyAttributes(file: "A.xib", line: 9, limit: 10),
            "A.xib:9: the document has more than 10 attributes; split it into several"
        ),
        (
            .tagTooLong(file: "A.xib", line: 9, limit: 10),
            "A.xib:9: a tag is longer than 10 bytes; look for a file that was damaged there"
        ),
        (
            .textTooLong(file: "A.xib", line: 9, limit: 10),
            "A.xib:9: a text is longer than 10 bytes; let the app load it from a file of its own"
        ),
        (
            .notInterfaceBuilder(file: "A.xib", root: "plist"),
            "A.xib: <plist> is not an Interface Builder document; give a storyboard or a xib"
        ),
        (
            .archive(file: "A.xib"),
            "A.xib: saved in the archive format of Xcode 3; open it in Xcode 5 to 15 and save it again"
        ),
        (.compiled(file: "A.nib"), "A.nib: a compiled nib; give the storyboard or xib that it was made from"),
        (
            .otherPlatform(file: "A.xib", platform: "macOS"),
            "A.xib: a document for macOS; only those for iOS and iPadOS can be read"
        ),
        (
            .malformedStrings(file: "A.strings", line: 4, reason: "expected \";\""),
            "A.strings:4: not a table of strings (expected \";\"); correct it there"
        ),
    ])
    func `each error says in a line where, what and what to do`(error: DocumentError, sentence: String) {
        #expect(error.description == sentence)
    }

    private static let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#
    private static let watch =
        #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#
    private static let television =
        #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>"#

    @Test(arguments: [
        ("", DocumentError.empty(file: "A.xib")),
        ("<plist/>", .notInterfaceBuilder(file: "A.xib", root: "plist")),
        ("<document/>", .notInterfaceBuilder(file: "A.xib", root: "document")),
        (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#, .archive(file: "A.xib")),
        (mac, .otherPlatform(file: "A.xib", platform: "macOS")),
        (watch, .otherPlatform(file: "A.xib", platform: "watchOS")),
        (television, .otherPlatform(file: "A.xib", platform: "tvOS")),
        ("bplist00abc", .compiled(file: "A.xib")),
        ("NIBArchive\u{1}", .compiled(file: "A.xib")),
        ("<a>\n<b></a>", .malformed(file: "A.xib", line: 2, column: 6, reason: "mismatched tag")),
        ("<a b=\"1\" b=\"2\"/>", .malformed(file: "A.xib", line: 1, column: 10, reason: "duplicate attribute")),
        ("<<<<<<< HEAD\n", .malformed(file: "A.xib", line: 1, column: 2, reason: "not well-formed (invalid token)")),
    ])
    func `what is not an iOS document is refused by its kind`(text: String, error: DocumentError) {
        #expect(throws: error) { try Document(data: Data(text.utf8), name: "A.xib") }
    }

    @Test
    func `a file that is not there is unreadable`() {
        #expect(throws: DocumentError.unreadable(file: "/nowhere/A.xib", reason: "no such file")) {
            try Document(contentsOf: URL(fileURLWithPath: "/nowhere/A.xib"))
        }
    }
}
