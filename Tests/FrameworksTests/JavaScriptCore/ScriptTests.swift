import Foundation
import Testing

@testable import InsetJavaScriptCore

/// Whether scripts can run on this machine.
enum InstalledEngine {
    static let isThere = ScriptEngine.shared != nil
    static let hint: Comment = "no JavaScript engine is installed: libjavascriptcoregtk-4.1-0"
}

@Suite("JavaScriptCore: without an engine")
struct AbsentEngineTests {
    @Test func `a library that isn't there or is no engine gives none`() {
        #expect(ScriptEngine(libraries: ["libjavascriptcore-of-nowhere.so.1", "libc.so.6"]) == nil)
    }
}

@Suite("JavaScriptCore: scripts", .enabled(if: InstalledEngine.isThere, InstalledEngine.hint))
struct ScriptTests {
    @Test(arguments: [("2*3", 6.0), ("1 / 0", .infinity), ("'4' - 1", 3), ("[1, 2, 3].length", 3)])
    func `a script's value is that of its last statement`(script: String, value: Double) throws {
        #expect(try #require(JSContext()).evaluateScript(script)?.toDouble() == value)
    }

    @Test(arguments: [("'a' + 1", "a1"), ("undefined", "undefined"), ("[1, [2]]", "1,2"), ("'\\u{1F600}é'", "😀é")])
    func `values become strings as scripts make them`(script: String, text: String) throws {
        #expect(try #require(JSContext()).evaluateScript(script).toString() == text)
    }

    @Test func `what scripts declare stays, and is found by name`() throws {
        let context = try #require(JSContext())
        context.evaluateScript("var name = 'inset'; function twice(x) { return 2 * x }")
        #expect(context.objectForKeyedSubscript("name").toString() == "inset")
        #expect(context["twice"].call(withArguments: [21]).toInt32() == 42)
        #expect(context["nothing"].isUndefined)
        context.setObject(["a": 1], forKeyedSubscript: "settings" as NSString)
        #expect(context.evaluateScript("settings.a + 1").toInt32() == 2)
    }

    @Test func `what a script throws is the context's exception, with its place`() throws {
        let context = try #require(JSContext())
        let source = URL(string: "file:///a.js")
        let value = context.evaluateScript("\n  throw new RangeError('far')", withSourceURL: source)
        #expect(value?.isUndefined == true)
        let exception = try #require(context.exception)
        #expect(exception.toString() == "RangeError: far")
        #expect(exception["line"].toInt32() == 2 && exception["column"].toInt32() > 1)
        #expect(exception["sourceURL"].toString() == "file:///a.js")
        #expect(exception.isInstance(of: context["RangeError"]))
        context.evaluateScript("}")
        #expect(context.exception.toString().hasPrefix("SyntaxError"))
    }

    @Test func `a handler hears of exceptions, which then aren't kept`() throws {
        let context = try #require(JSContext())
        var heard: [String] = []
        context.exceptionHandler = { context, exception in
            heard.append("\(context?.name ?? "") \(exception?.toString() ?? "")")
        }
        context.name = "page"
        context.evaluateScript("nobody()")
        context["Math"].invokeMethod("nothing", withArguments: [])
        context.evaluateScript("5").call(withArguments: [])
        #expect(heard.count == 3 && heard.allSatisfy { $0.hasPrefix("page ") } && context.exception == nil)
        #expect(heard[0] == "page ReferenceError: Can't find variable: nobody")
        #expect(heard[2] == "page TypeError: 5 is not a function")
    }

    @Test func `contexts of one machine share values and no names`() throws {
        let one = try #require(JSContext())
        let other = try #require(JSContext(virtualMachine: one.virtualMachine))
        one.evaluateScript("var list = [1]")
        other.setObject(one["list"], forKeyedSubscript: "borrowed" as NSString)
        other.evaluateScript("borrowed.push(2)")
        #expect(one.evaluateScript("list.join()").toString() == "1,2")
        #expect(other["list"].isUndefined)
        let stranger = try #require(JSContext())
        stranger.setObject(one["list"], forKeyedSubscript: "list" as NSString)
        #expect(stranger["list"].isUndefined)
    }

    @Test func `promises are told of when the script has ended`() throws {
        let context = try #require(JSContext())
        var settle: JSValue?
        let promise = JSValue(newPromiseIn: context) { resolve, _ in settle = resolve }
        context.setObject(promise, forKeyedSubscript: "promise" as NSString)
        context.evaluateScript("var heard = []; promise.then(v => heard.push(v))")
        #expect(context["heard"].toArray()?.isEmpty == true)
        settle?.call(withArguments: ["done"])
        #expect(context["heard"].toArray() as? [String] == ["done"])
        context.setObject(
            JSValue(newPromiseRejectedWithReason: "late", in: context),
            forKeyedSubscript: "failed" as NSString
        )
        context.setObject(JSValue(newPromiseResolvedWithResult: 3, in: context), forKeyedSubscript: "made" as NSString)
        context.evaluateScript("failed.catch(v => heard.push(v)); (async () => heard.push(await made))()")
        #expect(context.evaluateScript("heard.join()").toString() == "done,late,3")
    }

    @Test func `a machine may be used by several threads`() throws {
        let context = try #require(JSContext())
        context.evaluateScript("var count = 0")
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<50 { context.evaluateScript("count++") }
        }
        #expect(context["count"].toInt32() == 400)
    }
}
