import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Runtime: properties")
struct PropertyTests {
    private class Base: NSObject {
        var first = 1
    }

    private final class Derived: Base {
        var second = "two"
    }

    @Test func `a property is found by its name, of superclasses too, and is the same each time`() throws {
        let first = try #require(class_getProperty(Derived.self, "first"))
        #expect(String(cString: property_getName(first)) == "first")
        #expect(class_getProperty(Derived.self, "first") == first)
        #expect(class_getProperty(Base.self, "second") == nil)
        #expect(class_getProperty(nil, "first") == nil)
        let attributes = try #require(property_getAttributes(first))
        #expect(String(cString: attributes) == "T@,N")
    }

    @Test func `a selector has one name of C's`() {
        let name = sel_getName(Selector("save:to:"))
        #expect(String(cString: name) == "save:to:" && sel_getName(sel_registerName(name)) == name)
    }
}
