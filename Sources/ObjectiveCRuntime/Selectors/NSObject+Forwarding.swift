import Foundation

// In an extension of the protocol, so that a class may declare the same.
extension NSObjectProtocol where Self: NSObject {
    /// Who answers to a name in the object's place; nil by default. Asked for actions that are sent by name, not for
    /// calls through a protocol, which Swift makes directly.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        let arguments: [Any?] = [aSelector]
        return PortedOverride.call(self, "forwardingTargetForSelector:", arguments, Any?.self) ?? nil
    }
}
