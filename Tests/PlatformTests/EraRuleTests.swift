import Platform
import Testing

@Suite("Eras: rules")
struct EraRuleTests {
    @Test(arguments: [
        (EraRule.os(from: 13), [false, true, true, true]),
        (.os(before: 13), [true, false, false, false]),
        (.os(from: 12, before: 26), [true, true, false, false]),
        (.sdk(from: 13), [false, true, false, true]),
        (.both(from: 26), [false, false, false, true]),
        (EraRule(os: VersionSpan(from: 13), sdk: VersionSpan(before: 13)), [false, false, true, false]),
        (EraRule(), [true, true, true, true]),
    ])
    func `a rule holds in a rectangle of systems and SDKs`(rule: EraRule, holds: [Bool]) {
        let eras = [Era(os: 12), Era(os: 13), Era(os: 26, sdk: 12), Era(os: 26)]
        #expect(eras.map(rule.holds) == holds)
        #expect(eras.map(Quirk(rule, "a test").holds) == holds)
    }

    @Test
    func `an update belongs to its year, and the year before ends below it`() {
        #expect(EraRule.os(from: 13).holds(in: Era(os: OSVersion(13, 4))))
        #expect(EraRule.os(before: 13).holds(in: Era(os: OSVersion(12, 4))))
        #expect(Quirk(.os(from: 13), "a test").holds(os: OSVersion(13, 1)))
        #expect(!Quirk(.sdk(before: 13), "a test").holds(sdk: 13))
    }
}
