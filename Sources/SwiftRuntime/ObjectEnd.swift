import CMainLoop

/// Tells when objects end, of any class, without a word from the class.
package enum ObjectEnd {
    /// Has the handler called for the objects of this object's class: before the object's own `deinit`, and when its
    /// memory is free. One handler serves the process: the first one that is given.
    ///
    /// - Returns: False where the class's record can't be changed.
    package static func watch(
        _ object: AnyObject,
        _ handler: @convention(c) (_ object: UnsafeMutableRawPointer, _ isOver: Bool) -> Void
    ) -> Bool {
        ObjectEndWatch(Unmanaged.passUnretained(object).toOpaque(), handler)
    }
}
