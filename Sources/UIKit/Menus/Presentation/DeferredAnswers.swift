/// What deferred elements have answered while one menu is open: each is asked once, however often the menu is laid out.
@MainActor
final class DeferredAnswers {
    private var known: [ObjectIdentifier: [UIMenuElement]] = [:]

    /// None until they come, and then `reload` is called.
    func elements(of deferred: UIDeferredMenuElement, reload: @escaping () -> Void) -> [UIMenuElement] {
        if let answer = known[ObjectIdentifier(deferred)] { return answer }
        guard let answer = deferred.elements(reload: reload) else { return [] }
        known[ObjectIdentifier(deferred)] = answer
        return answer
    }
}
