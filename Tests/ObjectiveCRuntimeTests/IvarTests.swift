import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Runtime: stored properties")
struct IvarTests {
    private class Base: NSObject {
        var first = 1
        let constant = 0
    }

    private final class Derived: Base {
        var second = "two"
        weak var third: NSObject?
    }

    private func names(_ type: AnyClass) throws -> [String] {
        var count: UInt32 = 0
        let list = try #require(class_copyIvarList(type, &count))
        defer { free(list) }
        return try (0..<Int(count)).map { String(cString: try #require(ivar_getName(list[$0]))) }
    }

    @Test func `a class lists the properties that it declares itself, in their order`() throws {
        #expect(try names(Derived.self) == ["second", "third"])
        #expect(try names(Base.self) == ["first"])
        var count: UInt32 = 9
        #expect(class_copyIvarList(nil, &count) == nil && count == 0)
    }

    @Test func `a property is found by its name in superclasses too, and read of an object`() throws {
        let first = try #require(class_getInstanceVariable(Derived.self, "first"))
        #expect(object_getIvar(Derived(), first) as? Int == 1)
        #expect(class_getInstanceVariable(Base.self, "first") == first)
        #expect(class_getInstanceVariable(Base.self, "second") == nil)
    }
}
