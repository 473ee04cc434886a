import Testing

@testable import UIKit

@Suite("Traits: collections")
struct TraitCollectionTests {
    private let compact = UITraitCollection(horizontalSizeClass: .compact)
    private let regular = UITraitCollection(horizontalSizeClass: .regular)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // TR-1
    @Test func `a collection contains another when all that the other specifies is the same`() {
        let both = UITraitCollection(traitsFrom: [compact, dark])
        #expect(both.containsTraits(in: compact))
        #expect(both.containsTraits(in: UITraitCollection()))
        #expect(!both.containsTraits(in: regular))
        #expect(!compact.containsTraits(in: both))
        #expect(compact.containsTraits(in: nil))
    }

    // TR-2
    @Test func `merging fills gaps and lets the last value win`() {
        let merged = UITraitCollection(traitsFrom: [compact, dark, regular, UITraitCollection()])
        #expect(merged.horizontalSizeClass == .regular)
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged == UITraitCollection(traitsFrom: [regular, dark]))
        #expect(merged.hash == UITraitCollection(traitsFrom: [regular, dark]).hash)
    }

    // TR-3
    @Test func `what nobody specified has the value for unspecified`() {
        let empty = UITraitCollection()
        #expect(empty.displayScale == 0)
        #expect(empty.userInterfaceIdiom.rawValue == -1)
        #expect(empty.horizontalSizeClass.rawValue == 0)
        #expect(empty.preferredContentSizeCategory == .unspecified)
        #expect(compact.verticalSizeClass == .unspecified)
        #expect(UITraitCollection(userInterfaceStyle: .unspecified) == empty)
    }

    // TR-16
    @Test(arguments: [
        (UITraitCollection(userInterfaceStyle: .dark), true), (UITraitCollection(accessibilityContrast: .high), true),
        (UITraitCollection(userInterfaceLevel: .elevated), true), (UITraitCollection(displayGamut: .P3), true),
        (UITraitCollection(displayScale: 3), false), (UITraitCollection(horizontalSizeClass: .compact), false),
    ])
    func `colors look different after style, contrast, level or gamut`(traits: UITraitCollection, differs: Bool) {
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()) == differs)
        #expect(traits.hasDifferentColorAppearance(comparedTo: nil) == differs)
        #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
    }

    @Test func `a closure changes a copy`() {
        let changed = compact.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0.horizontalSizeClass = .regular
        }
        #expect(compact.userInterfaceStyle == .unspecified)
        #expect(changed == UITraitCollection(traitsFrom: [regular, dark]))
    }

    /// A trait as an app defines it.
    private enum Density: UITraitDefinition {
        static let defaultValue = 1
        static let affectsColorAppearance = true
    }

    @Test func `an app's own trait has its default until it is set`() {
        let changed = compact.replacing(Density.self, value: 3)
        #expect(compact[Density.self] == 1)
        #expect(changed[Density.self] == 3)
        #expect(changed != compact)
        #expect(changed.containsTraits(in: compact) && !compact.containsTraits(in: changed))
        #expect(changed.hasDifferentColorAppearance(comparedTo: compact))
        #expect(changed.changedTraits(from: compact).map { ObjectIdentifier($0) } == [ObjectIdentifier(Density.self)])
    }

    @Test func `overrides are those that were set and not removed`() {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = .dark
        overrides.horizontalSizeClass = .compact
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.contains(UITraitHorizontalSizeClass.self))
        #expect(overrides.collection == compact)
    }

    // TR-17
    @Test func `the current traits hold for the closure and no longer`() {
        let before = UITraitCollection.current
        var inside: UITraitCollection?
        dark.performAsCurrent { inside = .current }
        #expect(inside == dark)
        #expect(UITraitCollection.current == before)
    }

    // TR-21, TR-M8
    @MainActor @Test func `handlers run in order of registration, for the traits that they named`() {
        var log: [String] = []
        var registry = TraitChangeRegistry()
        let environment = NSObject()
        _ = registry.register([UITraitUserInterfaceStyle.self]) { _, _ in log.append("style") }
        let ended = registry.register([UITraitUserInterfaceStyle.self]) { _, _ in log.append("ended") }
        _ = registry.register([UITraitDisplayScale.self]) { _, _ in log.append("scale") }
        _ = registry.register([UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]) { object, previous in
            log.append("both \(object === environment) \(previous.userInterfaceStyle == .unspecified)")
        }
        registry.unregister(ended)
        registry.notify(environment, from: compact, to: UITraitCollection(traitsFrom: [compact, dark]))
        registry.notify(environment, from: compact, to: regular)
        #expect(log == ["style", "both true true"])
    }
}
