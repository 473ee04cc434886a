import Glibc

/// The functions of the engine's C API that this module calls, as WebKit documents them; names and order of arguments are
/// theirs. They are looked up when the first context is made: nothing links with the library.
struct EngineSymbols: @unchecked Sendable {
    /// Where a call leaves what a script threw.
    typealias Thrown = UnsafeMutablePointer<JSValueRef?>
    typealias Arguments = UnsafePointer<JSValueRef?>?
    typealias Make = @convention(c) (JSContextRef) -> JSValueRef?
    typealias Test = @convention(c) (JSContextRef, JSValueRef) -> Bool
    typealias ListObject = @convention(c) (JSContextRef, Int, Arguments, Thrown) -> JSObjectRef?
    typealias Convert = @convention(c) (JSContextRef, JSValueRef, Thrown) -> JSValueRef?
    typealias AtKey = @convention(c) (JSContextRef, JSObjectRef, JSValueRef, Thrown) -> Bool

    let contextGroupCreate: @convention(c) () -> JSContextGroupRef?
    let contextGroupRetain: @convention(c) (JSContextGroupRef) -> JSContextGroupRef?
    let contextGroupRelease: @convention(c) (JSContextGroupRef) -> Void
    let contextGetGroup: @convention(c) (JSContextRef) -> JSContextGroupRef?
    let contextGetGlobalContext: @convention(c) (JSContextRef) -> JSGlobalContextRef?
    let contextGetGlobalObject: @convention(c) (JSContextRef) -> JSObjectRef?
    let globalContextCreateInGroup: @convention(c) (JSContextGroupRef, OpaquePointer?) -> JSGlobalContextRef?
    let globalContextRetain: @convention(c) (JSGlobalContextRef) -> JSGlobalContextRef?
    let globalContextRelease: @convention(c) (JSGlobalContextRef) -> Void
    let globalContextCopyName: @convention(c) (JSGlobalContextRef) -> JSStringRef?
    let globalContextSetName: @convention(c) (JSGlobalContextRef, JSStringRef?) -> Void

    let evaluateScript:
        @convention(c) (JSContextRef, JSStringRef, JSObjectRef?, JSStringRef?, Int32, Thrown) -> JSValueRef?

    let stringCreateWithCharacters: @convention(c) (UnsafePointer<UInt16>?, Int) -> JSStringRef?
    let stringGetCharactersPtr: @convention(c) (JSStringRef) -> UnsafePointer<UInt16>?
    let stringGetLength: @convention(c) (JSStringRef) -> Int
    let stringRelease: @convention(c) (JSStringRef) -> Void

    let valueProtect: @convention(c) (JSContextRef, JSValueRef) -> Void
    let valueUnprotect: @convention(c) (JSContextRef, JSValueRef) -> Void
    let valueGetType: @convention(c) (JSContextRef, JSValueRef) -> UInt32
    let valueIsArray: Test
    let valueIsDate: Test
    let valueToBoolean: Test
    let valueToNumber: @convention(c) (JSContextRef, JSValueRef, Thrown) -> Double
    let valueToStringCopy: Convert
    let valueToObject: Convert
    let valueIsStrictEqual: @convention(c) (JSContextRef, JSValueRef, JSValueRef) -> Bool
    let valueIsEqual: @convention(c) (JSContextRef, JSValueRef, JSValueRef, Thrown) -> Bool
    let valueIsInstanceOfConstructor: AtKey
    let valueIsObjectOfClass: @convention(c) (JSContextRef, JSValueRef, OpaquePointer) -> Bool
    let valueMakeUndefined: Make
    let valueMakeNull: Make
    let valueMakeBoolean: @convention(c) (JSContextRef, Bool) -> JSValueRef?
    let valueMakeNumber: @convention(c) (JSContextRef, Double) -> JSValueRef?
    let valueMakeString: @convention(c) (JSContextRef, JSStringRef) -> JSValueRef?
    let valueMakeSymbol: @convention(c) (JSContextRef, JSStringRef) -> JSValueRef?

    let objectMake: @convention(c) (JSContextRef, OpaquePointer?, UnsafeMutableRawPointer?) -> JSObjectRef?
    let objectMakeArray: ListObject
    let objectMakeDate: ListObject
    let objectMakeError: ListObject
    let objectMakeRegExp: ListObject
    let objectMakeDeferredPromise: @convention(c) (JSContextRef, Thrown, Thrown, Thrown) -> JSObjectRef?
    let objectGetPrivate: @convention(c) (JSObjectRef) -> UnsafeMutableRawPointer?
    let objectSetPrototype: @convention(c) (JSContextRef, JSObjectRef, JSValueRef) -> Void
    let objectIsFunction: @convention(c) (JSContextRef, JSObjectRef) -> Bool
    let objectIsConstructor: @convention(c) (JSContextRef, JSObjectRef) -> Bool
    let objectCallAsFunction:
        @convention(c) (JSContextRef, JSObjectRef, JSObjectRef?, Int, Arguments, Thrown) -> JSValueRef?
    let objectCallAsConstructor: @convention(c) (JSContextRef, JSObjectRef, Int, Arguments, Thrown) -> JSObjectRef?
    let objectHasPropertyForKey: AtKey
    let objectDeletePropertyForKey: AtKey
    let objectGetPropertyForKey: @convention(c) (JSContextRef, JSObjectRef, JSValueRef, Thrown) -> JSValueRef?
    let objectSetPropertyForKey:
        @convention(c) (JSContextRef, JSObjectRef, JSValueRef, JSValueRef, UInt32, Thrown) -> Void
    let objectGetPropertyAtIndex: @convention(c) (JSContextRef, JSObjectRef, UInt32, Thrown) -> JSValueRef?
    let objectSetPropertyAtIndex: @convention(c) (JSContextRef, JSObjectRef, UInt32, JSValueRef, Thrown) -> Void
    let objectCopyPropertyNames: @convention(c) (JSContextRef, JSObjectRef) -> OpaquePointer?
    let propertyNameArrayGetCount: @convention(c) (OpaquePointer) -> Int
    let propertyNameArrayGetNameAtIndex: @convention(c) (OpaquePointer, Int) -> JSStringRef?
    let propertyNameArrayRelease: @convention(c) (OpaquePointer) -> Void

    let classCreate: @convention(c) (UnsafeRawPointer) -> OpaquePointer?

    private struct MissingSymbol: Error {}

    /// - Returns: nil where the library lacks one of them.
    init?(library: UnsafeMutableRawPointer) {
        func find<Function>(_ name: String, as type: Function.Type = Function.self) throws(MissingSymbol) -> Function {
            guard let address = dlsym(library, "JS" + name) else { throw MissingSymbol() }
            return unsafeBitCast(address, to: type)
        }
        do throws(MissingSymbol) {
            contextGroupCreate = try find("ContextGroupCreate")
            contextGroupRetain = try find("ContextGroupRetain")
            contextGroupRelease = try find("ContextGroupRelease")
            contextGetGroup = try find("ContextGetGroup")
            contextGetGlobalContext = try find("ContextGetGlobalContext")
            contextGetGlobalObject = try find("ContextGetGlobalObject")
            globalContextCreateInGroup = try find("GlobalContextCreateInGroup")
            globalContextRetain = try find("GlobalContextRetain")
            globalContextRelease = try find("GlobalContextRelease")
            globalContextCopyName = try find("GlobalContextCopyName")
            globalContextSetName = try find("GlobalContextSetName")
            evaluateScript = try find("EvaluateScript")
            stringCreateWithCharacters = try find("StringCreateWithCharacters")
            stringGetCharactersPtr = try find("StringGetCharactersPtr")
            stringGetLength = try find("StringGetLength")
            stringRelease = try find("StringRelease")
            valueProtect = try find("ValueProtect")
            valueUnprotect = try find("ValueUnprotect")
            valueGetType = try find("ValueGetType")
            valueIsArray = try find("ValueIsArray")
            valueIsDate = try find("ValueIsDate")
            valueToBoolean = try find("ValueToBoolean")
            valueToNumber = try find("ValueToNumber")
            valueToStringCopy = try find("ValueToStringCopy")
            valueToObject = try find("ValueToObject")
            valueIsStrictEqual = try find("ValueIsStrictEqual")
            valueIsEqual = try find("ValueIsEqual")
            valueIsInstanceOfConstructor = try find("ValueIsInstanceOfConstructor")
            valueIsObjectOfClass = try find("ValueIsObjectOfClass")
            valueMakeUndefined = try find("ValueMakeUndefined")
            valueMakeNull = try find("ValueMakeNull")
            valueMakeBoolean = try find("ValueMakeBoolean")
            valueMakeNumber = try find("ValueMakeNumber")
            valueMakeString = try find("ValueMakeString")
            valueMakeSymbol = try find("ValueMakeSymbol")
            objectMake = try find("ObjectMake")
            objectMakeArray = try find("ObjectMakeArray")
            objectMakeDate = try find("ObjectMakeDate")
            objectMakeError = try find("ObjectMakeError")
            objectMakeRegExp = try find("ObjectMakeRegExp")
            objectMakeDeferredPromise = try find("ObjectMakeDeferredPromise")
            objectGetPrivate = try find("ObjectGetPrivate")
            objectSetPrototype = try find("ObjectSetPrototype")
            objectIsFunction = try find("ObjectIsFunction")
            objectIsConstructor = try find("ObjectIsConstructor")
            objectCallAsFunction = try find("ObjectCallAsFunction")
            objectCallAsConstructor = try find("ObjectCallAsConstructor")
            objectHasPropertyForKey = try find("ObjectHasPropertyForKey")
            objectDeletePropertyForKey = try find("ObjectDeletePropertyForKey")
            objectGetPropertyForKey = try find("ObjectGetPropertyForKey")
            objectSetPropertyForKey = try find("ObjectSetPropertyForKey")
            objectGetPropertyAtIndex = try find("ObjectGetPropertyAtIndex")
            objectSetPropertyAtIndex = try find("ObjectSetPropertyAtIndex")
            objectCopyPropertyNames = try find("ObjectCopyPropertyNames")
            propertyNameArrayGetCount = try find("PropertyNameArrayGetCount")
            propertyNameArrayGetNameAtIndex = try find("PropertyNameArrayGetNameAtIndex")
            propertyNameArrayRelease = try find("PropertyNameArrayRelease")
            classCreate = try find("ClassCreate")
        } catch {
            return nil
        }
    }
}
