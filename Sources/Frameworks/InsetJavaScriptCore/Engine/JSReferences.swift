/// A group of contexts that share values, in the engine: what a ``JSVirtualMachine`` owns.
public typealias JSContextGroupRef = OpaquePointer

/// Where scripts run, in the engine.
public typealias JSContextRef = OpaquePointer

/// Where scripts run, in the engine: what a ``JSContext`` owns.
public typealias JSGlobalContextRef = OpaquePointer

/// A text of the engine's.
public typealias JSStringRef = OpaquePointer

/// A value of the engine's.
public typealias JSValueRef = OpaquePointer

/// A value of the engine's that is an object.
public typealias JSObjectRef = OpaquePointer
