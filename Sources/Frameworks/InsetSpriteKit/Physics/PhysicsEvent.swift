/// Two bodies that met or parted.
struct PhysicsEvent {
    enum Kind { case began, ended }
    var kind: Kind
    var contact: SKPhysicsContact
}
