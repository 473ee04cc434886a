import CoreGraphics
import Foundation
import Testing

@Suite("CoreGraphics: geometry in dictionaries")
struct DictionaryTests {
    @Test func `geometry comes back from its dictionary`() {
        let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: rect.dictionaryRepresentation) == rect.origin)
        #expect(CGSize(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation) == nil)
    }

    @Test func `bytes of data are read in place`() throws {
        let data = Data([7, 8, 9]) as CFData
        #expect(CFDataGetLength(data) == 3)
        #expect(CFDataGetBytePtr(data)[2] == 9)
    }
}
