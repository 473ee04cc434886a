@preconcurrency import Insetlibxml2
import Testing

@Suite("libxml2")
struct XMLTests {
    @Test func `a page with mistakes is read, and a path finds its elements in order`() throws {
        let page = "<ul><li>one<li class=b>two</ul>"
        let options = Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue)
        let document = try #require(htmlReadMemory(page, Int32(page.utf8.count), nil, "UTF-8", options))
        defer { xmlFreeDoc(document) }
        let context = try #require(xmlXPathNewContext(document))
        defer { xmlXPathFreeContext(context) }
        let found = try #require(xmlXPathEvalExpression("//li", context))
        defer { xmlXPathFreeObject(found) }
        let nodes = try #require(found.pointee.nodesetval)
        let texts = try (0..<Int(nodes.pointee.nodeNr)).map { place in
            let text = try #require(xmlNodeGetContent(nodes.pointee.nodeTab[place]))
            defer { xmlFree(text) }
            return String(cString: text)
        }
        #expect(texts == ["one", "two"])
    }
}
