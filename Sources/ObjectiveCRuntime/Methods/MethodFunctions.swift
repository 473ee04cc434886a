import Foundation
import Platform

/// A method of a class, as Objective-C's runtime hands it out; here a name only.
public typealias Method = OpaquePointer
/// The function of a method; here a name only, which can't be called.
public typealias IMP = OpaquePointer

private let unchanged = "methods can't be exchanged without Objective-C, they stay as they are"

/// The method of that name which objects of a class answer to; nil where there is none.
///
/// Found are methods that Objective-C would see in the app's sources, and those of the frameworks that a `#selector` names.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    let isThere = unisolated {
        PortedMembers.registerOnce()
        return ActionTable.shared.instances(of: cls, respondTo: name)
    }
    return isThere ? MethodRecord.pointer(to: name, of: cls, isClassMethod: false) : nil
}

/// The method of that name which a class itself answers to; nil where there is none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    let isThere = unisolated { ActionTable.shared.classAction(name, of: cls) != nil }
    return isThere ? MethodRecord.pointer(to: name, of: cls, isClassMethod: true) : nil
}

/// The function of a class's method; nil where the class has none of that name.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name)
}

/// How many bytes an object of a class takes; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // Swift's metadata of a class: kind and superclass, four bytes each of flags and of the address point, then the size.
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

/// Whether objects of a class answer to a name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    class_getInstanceMethod(cls, sel) != nil
}

/// Adds nothing, and says so once.
///
/// - Returns: False, as for a method that the class has already.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    AbsentFeature.report("class_addMethod(\(name))", "methods can't be added without Objective-C")
    return false
}

/// Replaces nothing, and says so once.
///
/// - Returns: The function that stays; nil where the class has none of that name.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
{
    AbsentFeature.report("class_replaceMethod(\(name))", unchanged)
    return class_getMethodImplementation(cls, name)
}

/// Exchanges nothing, and says so once: override the method, or call the other one.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let names = "\(MethodRecord.at(m1).selector), \(MethodRecord.at(m2).selector)"
    AbsentFeature.report("method_exchangeImplementations(\(names))", unchanged)
}

/// Sets nothing, and says so once.
///
/// - Returns: The function that stays.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    AbsentFeature.report("method_setImplementation(\(MethodRecord.at(m).selector))", unchanged)
    return m
}

/// A method's function, to be handed on; it can't be called.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// A method's name.
public func method_getName(_ m: Method) -> Selector { MethodRecord.at(m).selector }

/// Nil: types of arguments aren't kept.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// A function of a closure, to be handed on; it can't be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    MethodRecord.pointer(to: Selector("block"), of: NSObject.self, isClassMethod: false)
}

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { Swift.type(of: $0 as AnyObject) }
}

/// The class that a class inherits from; nil for one that inherits from none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}
