import Testing

@testable import SourcePort

@Suite("SourcePort: names of Objective-C")
struct SelectorNameTests {
    @Test(
        arguments: [
            ("tap", [], "tap"), ("tap", [""], "tap:"), ("save", ["with"], "saveWith:"),
            ("save", ["withName", "for"], "saveWithName:for:"), ("open", ["url"], "openWithUrl:"),
            ("move", ["from", "to"], "moveFrom:to:"), ("pair", ["", ""], "pair::"),
            ("moveTo", ["place"], "moveToPlace:"),
            ("button", ["", "didTap"], "button:didTap:"), ("`repeat`", ["`in`"], "repeatIn:"),
            ("handle", ["URL"], "handleWithURL:"), ("add", ["using"], "addUsing:"),
            ("show", ["usingName"], "showUsingName:"),
        ] as [(String, [String], String)]
    )
    func `a method's selector is Swift's`(name: String, labels: [String], selector: String) {
        #expect(SelectorName.of(name, labels: labels) == selector)
    }

    @Test func `errors and completions add their arguments`() {
        #expect(SelectorName.of("load", labels: [], throws: true) == "loadAndReturnError:")
        #expect(SelectorName.of("load", labels: ["from"], throws: true) == "loadFrom:error:")
        #expect(SelectorName.of("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
        #expect(SelectorName.of("load", labels: [""], isAsync: true) == "load:completionHandler:")
    }

    @Test(arguments: [("name", "setName:"), ("isOn", "setIsOn:"), ("URL", "setURL:"), ("_x", "set_x:")])
    func `a property's setter is capitalized`(property: String, selector: String) {
        #expect(SelectorName.setter(of: property) == selector)
    }
}
