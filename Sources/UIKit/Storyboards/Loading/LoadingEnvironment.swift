import Foundation
import InterfaceBuilder
import Platform

/// What a document is loaded for, and who hears of what was odd in it.
@MainActor
package final class LoadingEnvironment {
    /// Where named colors, images and nibs are looked up; nil is the host's app bundle.
    package let bundle: Bundle?
    /// What the host decides. Default: as in an app on a device.
    package let policy: any LoadingPolicy
    /// Receives one line per oddity: a class that isn't linked in, an element that is not built.
    package let report: (LoadingNote) -> Void
    /// What was said once is not said again: "custom class Foo isn't linked in".
    private var saidOnce: Set<String> = []

    package init(
        bundle: Bundle? = nil,
        policy: any LoadingPolicy = AppLoadingPolicy(),
        report: @escaping (LoadingNote) -> Void = { _ in }
    ) {
        self.bundle = bundle
        self.policy = policy
        self.report = report
    }

    /// Reports a note unless one of the same key was reported before.
    func reportOnce(_ key: String, _ diagnostic: @autoclosure () -> LoadingNote) {
        if saidOnce.insert(key).inserted { report(diagnostic()) }
    }

    /// The size classes by whose variations documents are loaded now.
    static var currentClasses: SizeClasses { SizeClasses(UITraitCollection.current) }
}
