import Stage
import Testing

@Suite("Path patterns")
struct PathPatternTests {
    @Test(arguments: [
        ("Tests", "App/Tests/A.xib", true), ("Tests", "App/TestsOld/A.xib", false), ("*.xib", "App/A.xib", true),
        ("*.xib", "App/A.storyboard", false), ("App/*/Old", "App/B/C/Old/A.xib", true), ("App", "Other/App.xib", false),
        ("**/Generated", "Generated/A.xib", true), ("**/Generated", "A/B/Generated/A.xib", true),
        ("./App/", "App/A.xib", true), ("A?.xib", "Z/Ab.xib", true), ("[AB].xib", "C.xib", false),
    ])
    func `a pattern fits a path, a folder around it, or a name`(pattern: String, path: String, fits: Bool) throws {
        #expect(try #require(PathPattern(pattern)).matches(path) == fits)
    }

    @Test(arguments: ["", "./", "/"])
    func `nothing at all is no pattern`(pattern: String) {
        #expect(PathPattern(pattern) == nil)
    }
}
