extension MenuTree {
    /// Asks every responder from one outwards (EV-M10).
    func build(from responder: UIResponder) {
        var next: UIResponder? = responder
        while let candidate = next {
            candidate.buildMenu(with: self)
            next = candidate.next
        }
    }
}
