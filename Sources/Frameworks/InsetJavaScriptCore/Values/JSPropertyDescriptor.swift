/// Whether a property may be set: a key of what ``JSValue/defineProperty(_:descriptor:)`` is told.
public let JSPropertyDescriptorWritableKey = "writable"

/// Whether a property is found by who goes through them.
public let JSPropertyDescriptorEnumerableKey = "enumerable"

/// Whether a property may be defined anew and deleted.
public let JSPropertyDescriptorConfigurableKey = "configurable"

/// The value of a property.
public let JSPropertyDescriptorValueKey = "value"

/// The function that is called for the value of a property.
public let JSPropertyDescriptorGetKey = "get"

/// The function that is called with a value that is set.
public let JSPropertyDescriptorSetKey = "set"
