import Foundation
import InsetJavaScriptCore
import Testing

@Suite("JavaScriptCore: values", .enabled(if: InstalledEngine.isThere, InstalledEngine.hint))
struct ScriptValueTests {
    private func json(_ value: Any?, in context: JSContext) -> String? {
        context["JSON"].invokeMethod("stringify", withArguments: [JSValue(object: value, in: context) as Any])?
            .toString()
    }

    @Test func `Swift's values become a script's`() throws {
        let context = try #require(JSContext())
        let date = Date(timeIntervalSince1970: 0)
        let optional: Int? = nil
        let values: [Any] = [1, true, 2.5, Float(0.5), "a", date, NSNull(), optional as Any, NSNumber(value: false)]
        #expect(json(values, in: context) == #"[1,true,2.5,0.5,"a","1970-01-01T00:00:00.000Z",null,null,false]"#)
        let nested: [String: Any] = ["b": ["c": NSString("d")], "a": NSArray(array: [1])]
        #expect(json(nested, in: context) == #"{"a":[1],"b":{"c":"d"}}"#)
        #expect(JSValue(object: nil, in: context).isUndefined && JSValue(object: NSNull(), in: context).isNull)
        #expect(JSValue(bool: true, in: context).isBoolean && JSValue(uInt32: 7, in: context).isNumber)
        #expect(JSValue(object: NSNumber(value: true), in: context).isBoolean)
    }

    @Test func `a script's values become Swift's`() throws {
        let context = try #require(JSContext())
        let object = context.evaluateScript("({n: 1, t: true, s: 'x', z: null, u: undefined, a: [1, undefined]})")
        let values = try #require(object?.toDictionary())
        #expect(Set(values.keys) == ["n", "t", "s", "z", "a"])
        #expect(values["n"] as? Int == 1 && values["t"] as? Bool == true && values["s"] as? String == "x")
        #expect(values["z"] is NSNull && (values["a"] as? [Any])?.last is NSNull)
        #expect(context.evaluateScript("new Date(1500)").toDate() == Date(timeIntervalSince1970: 1.5))
        #expect(context.evaluateScript("undefined").toObject() == nil)
        #expect(context.evaluateScript("['a', 'b']").toArray() as? [String] == ["a", "b"])
        #expect(context.evaluateScript("null").toArray() == nil && context.exception == nil)
        #expect(context.evaluateScript("5").toDictionary() == nil && context.exception != nil)
        #expect(context.evaluateScript("var a = {}; a.a = a; a").toDictionary()?["a"] is NSNull)
        #expect(context.evaluateScript("'x'").toObjectOf(NSString.self) as? String == "x")
        #expect(context.evaluateScript("'x'").toObjectOf(NSNumber.self) == nil)
    }

    @Test(arguments: [("4294967298.9", 2), ("-1.5", -1), ("NaN", 0), ("2147483648", Int32.min)])
    func `numbers wrap to 32 bits`(script: String, value: Int32) throws {
        #expect(try #require(JSContext()).evaluateScript(script).toInt32() == value)
    }

    @Test func `points, sizes, rectangles and ranges are objects of numbers`() throws {
        let context = try #require(JSContext())
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(JSValue(rect: rect, in: context).toRect() == rect)
        #expect(JSValue(point: rect.origin, in: context)["y"].toDouble() == 2)
        #expect(JSValue(size: rect.size, in: context).toSize() == rect.size)
        let range = NSRange(location: 5, length: 6)
        #expect(JSValue(range: range, in: context).toRange() == range)
        #expect(context.evaluateScript("({x: 1})").toPoint().y.isNaN)
    }

    @Test func `properties are set, asked for, defined and deleted`() throws {
        let context = try #require(JSContext())
        let object: JSValue = JSValue(newObjectIn: context)
        object.setValue(3, forProperty: "a")
        #expect(object.hasProperty("a") && object.forProperty("a").toInt32() == 3 && object.hasProperty("toString"))
        #expect(object.deleteProperty("a") && !object.hasProperty("a"))
        let descriptor: [String: Any] = [JSPropertyDescriptorValueKey: 7, JSPropertyDescriptorEnumerableKey: false]
        object.defineProperty("hidden", descriptor: descriptor)
        #expect(object["hidden"].toInt32() == 7 && object.toDictionary()?.isEmpty == true)
        let symbol = JSValue(newSymbolFromDescription: "s", in: context)
        object.setValue("by symbol", forProperty: symbol)
        #expect(symbol?.isSymbol == true && object[symbol].toString() == "by symbol")
        let list: JSValue = JSValue(newArrayIn: context)
        list.setValue("c", at: 2)
        #expect(list.isArray && list["length"].toInt32() == 3 && list[2].toString() == "c" && list[0].isUndefined)
    }

    @Test func `values are equal as scripts have it`() throws {
        let context = try #require(JSContext())
        let one = try #require(context.evaluateScript("1"))
        #expect(one.isEqual(to: 1) && !one.isEqual(to: "1") && one.isEqualWithTypeCoercion(to: "1"))
        #expect(one == context.evaluateScript("2 - 1") && one != context.evaluateScript("({})"))
    }

    @Test func `constructors make objects, patterns and errors`() throws {
        let context = try #require(JSContext())
        context.evaluateScript("class Point { constructor(x) { this.x = x } get twice() { return 2 * this.x } }")
        let point = try #require(context.evaluateScript("Point").construct(withArguments: [4]))
        #expect(point["twice"].toInt32() == 8 && point.isInstance(of: context.evaluateScript("Point")))
        let pattern = JSValue(newRegularExpressionFromPattern: "^a+$", flags: "i", in: context)
        #expect(pattern?.invokeMethod("test", withArguments: ["AaA"]).toBool() == true)
        #expect(JSValue(newErrorFromMessage: "no", in: context)["message"].toString() == "no")
    }

    @Test func `an object of a class comes back as it was`() throws {
        final class Thing {}
        let context = try #require(JSContext())
        let thing = Thing()
        context.setObject(thing, forKeyedSubscript: "thing" as NSString)
        #expect(context.evaluateScript("[thing][0]").toObject() as? Thing === thing)
    }

    @Test func `a managed value goes with its object, and stays with its owner`() throws {
        let context = try #require(JSContext())
        var owner: NSObject? = NSObject()
        let managed = JSManagedValue(value: context.evaluateScript("({a: 1})"), andOwner: owner)
        #expect(managed?.value["a"].toInt32() == 1)
        owner = nil
        #expect(JSManagedValue(value: context.evaluateScript("5"))?.value.toInt32() == 5)
        var other = JSContext()
        let orphan = JSManagedValue(value: other?.evaluateScript("({})"))
        other = nil
        #expect(orphan?.value == nil)
    }
}
