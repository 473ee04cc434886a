import Testing

@Suite("Package: who knows of the canvas")
struct CanvasKnowledgeTests {
    @Test
    func `UIKit knows of no tools version and no design time`() {
        for file in SourceTree.sources where file.module == "UIKit" {
            for (index, line) in file.lines.enumerated() {
                let text = line.lowercased()
                let knows = ["toolsversion", "designtime", "design time"].contains(where: text.contains)
                #expect(!knows, "\(file):\(index + 1): make it a decision of LoadingPolicy")
            }
        }
    }

    @Test
    func `only the table of canvas eras compares tools versions`() {
        for file in SourceTree.sources where file.module == "Stage" && !file.path.hasSuffix("/CanvasEra.swift") {
            for (index, line) in file.lines.enumerated() {
                let compares = FileTests.code(line).contains(
                    #/\b(?:toolsVersion|build)\s*(?:<|>|==)/#.wordBoundaryKind(.simple)
                )
                #expect(!compares, "\(file):\(index + 1): make it a row of CanvasEra")
            }
        }
    }
}
