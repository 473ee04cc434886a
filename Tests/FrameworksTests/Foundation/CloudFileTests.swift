import Foundation
import InsetFoundation
import Testing

@Suite("Foundation: files of iCloud")
struct CloudFileTests {
    @Test
    func `iCloud keeps no files`() {
        let url = URL(fileURLWithPath: "/none")
        #expect(!FileManager.default.isUbiquitousItem(at: url))
        #expect(throws: CocoaError(.ubiquitousFileUnavailable)) {
            try FileManager.default.startDownloadingUbiquitousItem(at: url)
        }
        #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: url) }
        #expect(throws: CocoaError.self) {
            try FileManager.default.setUbiquitous(true, itemAt: url, destinationURL: url)
        }
    }

    @Test
    func `a formatter of numbers works as the newest one`() {
        let formatter = NumberFormatter()
        formatter.formatterBehavior = .default
        #expect(formatter.formatterBehavior == .behavior10_4)
    }
}
