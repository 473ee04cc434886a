import Testing

@testable import Platform

@Suite("OS versions")
struct OSVersionTests {
    @Test(arguments: [("11", OSVersion(11)), ("12.4", OSVersion(12, 4)), ("15.7.1", OSVersion(15, 7))])
    func `a version reads as major and minor`(text: String, version: OSVersion) {
        #expect(OSVersion(text) == version)
    }

    @Test(arguments: ["", "x", "11.", ".1", "1.2.3.4", "-1", "11.x", "99999"])
    func `what is not a version is nil`(text: String) {
        #expect(OSVersion(text) == nil)
    }

    @Test
    func `versions order by number, not by text`() {
        #expect(OSVersion(9) < OSVersion(10))
        #expect(OSVersion(12, 4) < OSVersion(12, 10))
    }
}
