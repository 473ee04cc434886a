/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Doesn't keep an object; nil once that is gone. Values that are no objects are kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Keeps the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Keeps a copy of a value that conforms to `NSCopying`, other values themselves.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`; all are safe on every thread here.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY = 771
}
