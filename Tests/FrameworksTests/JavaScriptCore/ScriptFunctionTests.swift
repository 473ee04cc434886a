import Foundation
import InsetJavaScriptCore
import Testing

@Suite("JavaScriptCore: functions of Swift", .enabled(if: InstalledEngine.isThere, InstalledEngine.hint))
struct ScriptFunctionTests {
    private func result(_ script: String, of function: Any) throws -> JSValue {
        let context = try #require(JSContext())
        context.setObject(function, forKeyedSubscript: "f" as NSString)
        return try #require(context.evaluateScript(script))
    }

    @Test func `arguments become what the function takes, its result a value`() throws {
        let text: (String) -> String = { $0 + "!" }
        #expect(try result("f(12)", of: text).toString() == "12!")
        let whole: (Int) -> Int = { $0 * 2 }
        #expect(try result("f(3.9)", of: whole).toInt32() == 6)
        let number: (Double, Double) -> Double = { $0 / $1 }
        #expect(try result("f(1, 4)", of: number).toDouble() == 0.25)
        let truth: (Bool) -> Bool = { !$0 }
        #expect(try result("f('')", of: truth).toBool())
        let any: (Any?) -> Any? = { $0 }
        #expect(try result("f(undefined)", of: any).isUndefined)
        #expect(try result("f({a: [1]}).a[0]", of: any).toInt32() == 1)
        let list: ([String], [String: Int]) -> [String] = { list, counts in list + counts.keys }
        #expect(try result("f(['a'], {b: 1}).join()", of: list).toString() == "a,b")
        let value: (JSValue) -> Void = { $0.setValue(9, forProperty: "x") }
        #expect(try result("var o = {}; f(o); o.x", of: value).toInt32() == 9)
        let four: (Int, String, Date, Float?) -> String = { "\($0)\($1)\($2.timeIntervalSince1970)\($3 ?? -1)" }
        #expect(try result("f(1, 'b', new Date(3000))", of: four).toString() == "1b3.0-1.0")
    }

    @Test func `a missing argument is undefined, one that doesn't fit throws`() throws {
        let text: (String) -> String = { $0 }
        #expect(try result("f()", of: text).toString() == "undefined")
        let list: ([Int]) -> Int = { $0.count }
        let message = try result("try { f(5) } catch (e) { e instanceof TypeError && e.message }", of: list).toString()
        #expect(message == "an argument isn't a Array<Int>")
    }

    @Test func `functions of an actor, that are sent, that throw`() throws {
        let isolated: @MainActor @Sendable (String) -> String = { $0 }
        #expect(try result("f('a')", of: isolated).toString() == "a")
        struct Failure: Error {}
        let throwing: (Int) throws -> Int = { if $0 > 1 { throw Failure() } else { $0 } }
        #expect(try result("f(1)", of: throwing).toInt32() == 1)
        #expect(try result("try { f(2) } catch (e) { e.message }", of: throwing).toString() == "Failure()")
    }

    @Test func `a function that was cast to an object is one still`() throws {
        var heard: [String] = []
        let log: (String) -> Void = { heard.append($0) }
        #expect(try result("f('a')", of: unsafeBitCast(log, to: AnyObject.self)).isUndefined)
        let add: (Int, Int) -> Int = { $0 + $1 }
        #expect(try result("f(1, 2)", of: unsafeBitCast(add, to: AnyObject.self)).toInt32() == 3)
        #expect(heard == ["a"])
    }

    @Test func `scripts know it as a function`() throws {
        let function: () -> Void = {}
        #expect(try result("typeof f + (f instanceof Function)", of: function).toString() == "functiontrue")
        let twice: (Int) -> Int = { $0 * 2 }
        #expect(try result("[1, 2].map(x => f.call(null, x)).join()", of: twice).toString() == "2,4")
    }

    @Test func `within a call the context, this and all arguments are known`() throws {
        let context = try #require(JSContext())
        var heard: [String] = []
        let function: () -> Void = {
            let arguments = JSContext.currentArguments()?.compactMap { ($0 as? JSValue)?.toString() } ?? []
            heard.append("\(JSContext.current() === context) \(arguments) \(JSContext.currentThis()["n"]!)")
        }
        context.setObject(["f": function, "n": 5] as [String: Any], forKeyedSubscript: "o" as NSString)
        context.evaluateScript("o.f(1, 'b')")
        #expect(heard == [#"true ["1", "b"] 5"#])
        #expect(JSContext.current() == nil && JSContext.currentArguments() == nil)
    }

    @Test func `an exception that a function sets is thrown to the script`() throws {
        let function: () -> Void = {
            let context = JSContext.current()
            context?.exception = JSValue(newErrorFromMessage: "stop", in: context)
        }
        #expect(try result("try { f(); 'no' } catch (e) { e.message }", of: function).toString() == "stop")
    }

    @Test func `contexts end with their closures, values with their contexts`() throws {
        final class Kept {}
        weak var kept: Kept?
        weak var ended: JSContext?
        do {
            let object = Kept()
            kept = object
            let function: () -> Void = { _ = object }
            let context = try #require(JSContext())
            ended = context
            context.setObject(function, forKeyedSubscript: "f" as NSString)
            #expect(context["f"].isObject)
        }
        #expect(ended == nil && kept == nil)
    }
}
