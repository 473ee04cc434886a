import Foundation
import Testing

@testable import SwiftRuntime

private class Base {
    var number = 1
    func first() -> String { "base" }
    func second() -> String { "base" }
}

private final class Plain: Base {}

private class Middle: Base {
    override func second() -> String { "middle" }
}

private class Bottom: Middle {
    var log: [String] = []
    override init() { fatalError("no code of the class runs") }
    override func first() -> String { "bottom" }
}

@Suite("Runtime: classes")
struct ClassTests {
    @Test func `the entry of a method tells who overrides it, subclasses of those too`() throws {
        let entry = try #require(MethodTable.entry(overriddenBy: Middle.self, not: Plain.self, of: Base.self))
        let base = try #require(MethodTable(Base.self)[entry])
        #expect(MethodTable(Plain.self)[entry] == base)
        #expect(MethodTable(Middle.self)[entry] != base)
        #expect(MethodTable(Bottom.self)[entry] == MethodTable(Middle.self)[entry])
        #expect(MethodTable(Base.self)[10_000] == nil)
    }

    @Test func `a probe that overrides nothing, or two methods, has no entry`() {
        #expect(MethodTable.entry(overriddenBy: Plain.self, not: Plain.self, of: Base.self) == nil)
        #expect(MethodTable.entry(overriddenBy: Bottom.self, not: Plain.self, of: Base.self) == nil)
    }

    @Test @_optimize(none)
    func `a stand-in is of its class by type, of its origin by behavior, and holds what the plain one held`() {
        let plain = Base()
        plain.number = 7
        let object = StandInObject.make(of: Bottom.self, from: plain, of: Base.self)
        #expect(object is Bottom && object is Middle)
        let base = object as? Base
        #expect(base?.first() == "base" && base?.second() == "base" && base?.number == 7)
    }

    @Test func `the layout of a class that has changed is noticed`() {
        #expect(TypeRecords.list(Base.self, named: "Base", module: "SwiftRuntimeTests"))
        #expect(!TypeRecords.list(Base.self, named: "Plain", module: "SwiftRuntimeTests"))
        #expect(!TypeRecords.list(Base.self, named: "Base", module: "UIKit"))
    }
}
