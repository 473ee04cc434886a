import Foundation
import InterfaceBuilder
import Testing

@testable import Stage

@MainActor @Suite("Findings of the canvas")
struct FindingTests {
    private func findings(
        views: String,
        constraints: String,
        on variant: Variant = .canvas,
        rules: Set<Finding.Rule> = Set(Finding.Rule.allCases)
    ) throws -> [Finding] {
        let document = ProjectDocument(
            try Document(data: Fixture.storyboard(views: views, constraints: constraints), name: "Main.storyboard"),
            at: URL(fileURLWithPath: "/nowhere/Main.storyboard"),
            resources: ProjectResources()
        )
        return try Stage().findings(in: document, on: variant, rules: rules)
    }

    /// A label of one line at 20, 30.
    private func label(_ text: String, _ attributes: String = "") -> String {
        Fixture.view("label", id: "lab-el-AAA", attributes: "text=\"\(text)\" \(attributes)")
    }

    /// Told where the label's text has another language.
    private static let localization: Set<Finding.Rule> = [.fixedWidth, .missingTrailing, .missingLeading]

    @Test
    func `a fixed width may clip the words of a label or button, which Xcode warns of`() throws {
        let fixed = Fixture.place("lab-el-AAA") + Fixture.size(100, 21, of: "lab-el-AAA")
        func rules(_ view: String, _ constraints: String) throws -> [Finding.Rule] {
            try findings(views: view, constraints: constraints, rules: Self.localization).map(\.rule)
        }
        let found = try findings(views: label("Sign in"), constraints: fixed, rules: Self.localization)
        #expect(found.map(\.rule) == [.fixedWidth])
        #expect(
            found.first?.message
                == "constraint lab-el-AAA-wi fixes the width of UILabel \"Sign in\" at 100, which may clip a longer translation"
        )
        let button = Fixture.view(
            "button",
            id: "lab-el-AAA",
            attributes: "buttonType=\"system\"",
            inside: "<state key=\"normal\" title=\"Sign in\"/>"
        )
        #expect(try rules(button, fixed) == [.fixedWidth])
        // Numbers, several lines and what shrinks have nothing to fear; nor has a width that can grow.
        #expect(try rules(label("12:30"), fixed) == [])
        #expect(try rules(label("Sign in", "numberOfLines=\"0\""), fixed) == [])
        #expect(try rules(label("Sign in", "adjustsFontSizeToFit=\"YES\""), fixed) == [])
        let growing = fixed.replacingOccurrences(
            of: "firstAttribute=\"width\"",
            with: "firstAttribute=\"width\" relation=\"greaterThanOrEqual\""
        )
        #expect(try rules(label("Sign in"), growing) == [])
    }

    @Test
    func `a side that nothing constrains lets a longer text overlap others, which Xcode warns of`() throws {
        func rules(_ constraints: String) throws -> [Finding.Rule] {
            try findings(views: label("Sign in"), constraints: constraints, rules: Self.localization).map(\.rule)
        }
        func constraint(_ attribute: String, _ relation: String = "equal") -> String {
            """
            <constraint firstItem="lab-el-AAA" firstAttribute="\(attribute)" relation="\(relation)" \
            secondItem="roo-tv-AAA" secondAttribute="\(attribute)" id="con-\(attribute)"/>
            """
        }
        let top = constraint("top")
        #expect(try rules(top + constraint("leading")) == [.missingTrailing])
        #expect(try rules(top + constraint("left")) == [.missingTrailing])
        #expect(try rules(top + constraint("leadingMargin")) == [.missingTrailing])
        #expect(try rules(top + constraint("trailing")) == [.missingLeading])
        #expect(try rules(top + constraint("leading") + constraint("trailing", "lessThanOrEqual")) == [])
        #expect(try rules(top + constraint("centerX")) == [])
        #expect(try rules(top + constraint("leading") + constraint("width")) == [])
    }

    @Test
    func `a control outside the safe area is told on the devices that cover it`() throws {
        let views = label("Sign in")
        let constraints = Fixture.place("lab-el-AAA")
        let rules: Set<Finding.Rule> = [.outsideSafeArea]
        let notched = try findings(
            views: views,
            constraints: constraints,
            on: Variant(device: "iPhone 16"),
            rules: rules
        )
        #expect(notched.map(\.object) == ["lab-el-AAA"])
        #expect(
            notched.first?.message == "UILabel \"Sign in\" reaches out of the safe area, by 29 at the top"
        )
        let flat = Variant(device: "iPhone SE (3rd generation)", orientation: .landscape)
        #expect(try findings(views: views, constraints: constraints, on: flat, rules: rules) == [])
        // What scrolls goes under bars.
        let scrolled = Fixture.view(
            "scrollView",
            id: "scr-ol-AAA",
            inside: "<subviews>\(views)</subviews><constraints>"
                + constraints.replacingOccurrences(of: "roo-tv-AAA", with: "scr-ol-AAA") + "</constraints>"
        )
        let place = Fixture.place("scr-ol-AAA") + Fixture.size(300, 300, of: "scr-ol-AAA")
        #expect(
            try findings(views: scrolled, constraints: place, on: Variant(device: "iPhone 16"), rules: rules) == []
        )
    }

    @Test
    func `on a device stored frames say nothing, and stale ones are looked for only when asked`() throws {
        let far = Fixture.place("vie-wo-AAA") + Fixture.size(120, 100, of: "vie-wo-AAA")
        #expect(try findings(views: view, constraints: far).map(\.rule) == [.misplaced])
        #expect(try findings(views: view, constraints: far, rules: Finding.Rule.standard) == [])
        #expect(try findings(views: view, constraints: far, on: Variant(device: "iPhone 16")) == [])
    }

    @Test
    func `what several devices show is told once, with all of them`() {
        func finding(_ object: String, _ message: String) -> Finding {
            Finding(
                file: "A.xib",
                line: 3,
                scene: "objects",
                object: object,
                rule: .ambiguous,
                message: message,
                fix: "do"
            )
        }
        let merged = Finding.merged([
            ("One", [finding("a", "first")]), ("Two", [finding("b", "other"), finding("a", "second")]),
        ])
        #expect(merged.map(\.object) == ["a", "b"])
        #expect(merged.map(\.devices) == [["One", "Two"], ["Two"]])
        #expect(merged.first?.description == "A.xib:3: a: ambiguous on One, Two: first; do")
    }

    private let view = Fixture.view(id: "vie-wo-AAA")

    @Test
    func `a frame that the constraints give is no finding`() throws {
        let constraints = Fixture.place("vie-wo-AAA") + Fixture.size(100, 100, of: "vie-wo-AAA")
        #expect(try findings(views: view, constraints: constraints) == [])
    }

    @Test
    func `another frame is misplaced by more than half a point`() throws {
        let near = Fixture.place("vie-wo-AAA") + Fixture.size(100.3, 100, of: "vie-wo-AAA")
        #expect(try findings(views: view, constraints: near) == [])
        let far = Fixture.place("vie-wo-AAA") + Fixture.size(120, 100, of: "vie-wo-AAA")
        let found = try findings(views: view, constraints: far)
        #expect(found.map(\.rule) == [.misplaced])
        #expect(
            found.first?.message
                == "UIView is stored at (20, 30, 100, 100), its constraints put it at (20, 30, 120, 100)"
        )
    }

    @Test
    func `an open frame is ambiguous, unless it is hidden`() throws {
        let constraints = Fixture.place("vie-wo-AAA")
        #expect(try findings(views: view, constraints: constraints).map(\.rule).contains(.ambiguous))
        let hidden = Fixture.view(id: "vie-wo-AAA", attributes: "hidden=\"YES\"")
        #expect(try findings(views: hidden, constraints: constraints) == [])
    }
}
