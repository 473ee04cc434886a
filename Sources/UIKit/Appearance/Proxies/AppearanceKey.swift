/// Names one thing that an appearance can set: a property, or a method with its arguments (AP-9).
///
/// Properties go by the identity of the key path that their setter writes, which the compiler makes once.
enum AppearanceKey: Hashable {
    case property(ObjectIdentifier)
    case method(String, UInt, Int)
}
