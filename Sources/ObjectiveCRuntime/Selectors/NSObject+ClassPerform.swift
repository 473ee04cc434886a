import Foundation

// What classes answer to themselves, as `UIApplication.perform(Selector("sharedApplication"))` asks in app extensions.
extension NSObjectProtocol where Self: NSObject {
    /// Whether the class itself answers to that name.
    public static func responds(to aSelector: Selector?) -> Bool {
        guard let aSelector else { return false }
        return unisolated { ActionTable.shared.classAction(aSelector, of: self) != nil }
    }

    /// Whether objects of the class list an action of that name.
    public static func instancesRespond(to aSelector: Selector?) -> Bool {
        guard let aSelector else { return false }
        return unisolated { ActionTable.shared.instances(of: self, respondTo: aSelector) }
    }

    /// Calls what the class itself answers to; its result is handed back where it is an object.
    @discardableResult
    public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        unisolated {
            let result = ActionTable.shared.classAction(aSelector, of: self)?()
            return result.map { Unmanaged.passUnretained(ActionTable.shared.keep($0)) }
        }
    }

    /// The class's name: `Module.Class`, or `UIView` for those of frameworks.
    public static func description() -> String { PortedMembers.name(of: self) }
}
