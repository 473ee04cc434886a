import Foundation
import InsetHealthKit
import Testing

@Suite("HealthKit: amounts")
struct HealthTests {
    @Test func `an amount is the same in every unit of its dimension`() {
        let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 2)
        #expect(energy.doubleValue(for: .joule()) == 8368)
        #expect(energy.doubleValue(for: .jouleUnit(with: .kilo)) == 8.368)
        #expect(energy == HKQuantity(unit: .joule(), doubleValue: 8368))
        #expect(!energy.is(compatibleWith: .minute()))
        #expect(
            HKQuantity(unit: .minute(), doubleValue: 61).compare(.init(unit: .hour(), doubleValue: 1))
                == .orderedDescending
        )
        #expect(
            HKQuantity(unit: .minute(), doubleValue: 60).compare(.init(unit: .hour(), doubleValue: 1)) == .orderedSame
        )
    }

    @Test func `a unit for each of another divides dimensions and sizes`() {
        let beats = HKUnit.count().unitDivided(by: .minute())
        #expect(beats.unitString == "count/min")
        #expect(HKQuantity(unit: beats, doubleValue: 120).doubleValue(for: .count().unitDivided(by: .second())) == 2)
        #expect(HKUnit.mile().unitDivided(by: .mile()) == .count())
    }

    @Test func `the goals of before iOS 16 are those of after, and 0 where there is none`() {
        let summary = HKActivitySummary()
        #expect(summary.standHoursGoal == nil)
        #expect(summary.appleStandHoursGoal == HKQuantity(unit: .count(), doubleValue: 0))
        summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        #expect(summary.exerciseTimeGoal?.doubleValue(for: .second()) == 1800)
    }
}
