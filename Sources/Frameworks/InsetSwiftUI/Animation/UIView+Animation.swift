extension UIView {
    /// Changes views as one of SwiftUI's animations says, from iOS 18: by its time, delay and curve; a spring as one of
    /// UIKit's of that time.
    ///
    /// - Parameters:
    ///   - animation: What repeats without end is made once here.
    ///   - changes: Made at once.
    ///   - completion: Called when the views have arrived.
    public static func animate(
        _ animation: Animation,
        changes: @escaping () -> Void,
        completion: (() -> Void)? = nil
    ) {
        let finish: (Bool) -> Void = { _ in completion?() }
        if let curve = animation.options {
            animate(
                withDuration: animation.seconds,
                delay: animation.delay,
                options: curve,
                animations: changes,
                completion: finish
            )
        } else {
            animate(
                withDuration: animation.seconds,
                delay: animation.delay,
                usingSpringWithDamping: 0.825,
                initialSpringVelocity: 0,
                options: [],
                animations: changes,
                completion: finish
            )
        }
    }
}
