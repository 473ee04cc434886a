extension UIResponder {
    /// The nearest controller up the chain of responders, this one first; what a view shows comes from it.
    final var controllerInResponderChain: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
