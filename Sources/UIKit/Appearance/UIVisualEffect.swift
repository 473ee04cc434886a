/// What a visual effect view does to what lies behind or in it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
    // Unchecked: constant.
    public override init() { super.init() }
}
