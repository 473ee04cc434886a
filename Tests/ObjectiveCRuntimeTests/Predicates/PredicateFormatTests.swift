import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Predicates: formats")
struct PredicateFormatTests {
    @Test(arguments: [
        ("SELF == 3", true), ("SELF > 2 AND SELF < 4", true), ("NOT SELF BETWEEN {4, 9}", true),
        ("SELF IN {1, 2}", false),
        ("SELF != 3 OR TRUEPREDICATE", true), ("(SELF = 1 || SELF = 3) && SELF >= 3", true), ("SELF == nil", false),
    ])
    func `a number is compared`(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: 3) == holds)
    }

    @Test(arguments: [
        ("SELF BEGINSWITH 'Zür'", true), ("SELF BEGINSWITH[cd] 'zur'", true), ("SELF BEGINSWITH 'zur'", false),
        ("SELF ENDSWITH \"ch\"", true), ("SELF CONTAINS[c] 'RI'", true), ("SELF LIKE 'Z*c?'", true),
        ("SELF MATCHES '[A-Z]\\\\S+'", true), ("SELF MATCHES 'Z'", false), ("SELF ==[c] 'zürich'", true),
    ])
    func `a text is compared, without its case or marks where that is said`(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: "Zürich") == holds)
    }

    @Test
    func `arguments stand where the format has a place for them`() {
        let dictionary: [String: Any] = ["name": "Ann", "age": 30, "tags": ["a", "b"], "pet": ["name": "Rex"]]
        #expect(NSPredicate(format: "%K == %@ AND age > %d", "name", "Ann", 18).evaluate(with: dictionary))
        #expect(NSPredicate(format: "pet.name == %@", argumentArray: ["Rex"]).evaluate(with: dictionary))
        #expect(NSPredicate(format: "ANY tags IN %@", ["b", "c"]).evaluate(with: dictionary))
        #expect(NSPredicate(format: "missing == nil AND tags.@count == %ld", 2).evaluate(with: dictionary))
        #expect(!NSPredicate(format: "ALL tags == %@", "a").evaluate(with: dictionary))
    }

    @Test
    func `a variable stands for what is given when the predicate is asked`() {
        let predicate = NSPredicate(format: "$size != nil && size == $size")
        let asked: [[String: Any]] = [
            ["size": 3], ["size": 4], ["size": NSNull()], ["size": 3, "other": NSNull()],
        ]
        let answers = asked.map { predicate.evaluate(with: ["size": 3], substitutionVariables: $0) }
        #expect(answers == [true, false, false, true])
        let pets: [String: Any] = ["pet": ["name": "Rex"]]
        #expect(NSPredicate(format: "$pet.name == 'Rex'").evaluate(with: nil, substitutionVariables: pets))
    }

    @Test(arguments: [
        ("(age & 6) != 0", true), ("age & 1 == 1", false), ("age | 1 == 31 AND age ^ 30 == 0", true),
        ("1 << 4 == age >> 1 + 1", false), ("age >> 1 == 15", true), ("age + 1 > 30", true),
        ("(age - 1) * 2 == 58", true), ("(age > 3 AND age < 9) OR age == 30", true),
    ])
    func `values are computed, and parentheses hold values or conditions`(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: ["age": 30]) == holds)
    }

    @Test
    func `a predicate of a format tells of what it is made`() throws {
        let predicate = try #require(NSPredicate(format: "$age > 3 OR NOT name ==[c] 'x'") as? NSCompoundPredicate)
        #expect(predicate.compoundPredicateType == .or && predicate.subpredicates.count == 2)
        #expect("\(type(of: predicate.subpredicates[0]))" == "NSComparisonPredicate")
        #expect("\(type(of: predicate.subpredicates[1]))" == "NSCompoundPredicate")
        #expect(predicate.evaluate(with: ["name": "X"], substitutionVariables: ["age": 4]))
        #expect(!predicate.evaluate(with: ["name": "X"], substitutionVariables: ["age": 2]))
    }

    @Test
    func `a descriptor by key sorts what objects have under it`() {
        let rows: [NSDictionary] = [["n": 2], ["n": 10], ["n": 1]]
        let sorted = (rows as NSArray).sortedArray(using: [NSSortDescriptor(key: "n", ascending: false)])
        #expect(sorted.map { ($0 as? NSDictionary)?["n"] as? Int } == [10, 2, 1])
    }

    @Test
    func `a table forgets objects that are gone, and a map the pairs of those`() {
        let (table, map) = (NSHashTable<NSObject>.weakObjects(), NSMapTable<NSString, NSObject>.strongToWeakObjects())
        let kept = NSObject()
        do {
            let gone = NSObject()
            [gone, kept, kept].forEach(table.add)
            map.setObject(gone, forKey: "gone")
        }
        map.setObject(kept, forKey: "kept")
        #expect(table.allObjects == [kept])
        #expect(map.object(forKey: "gone") == nil && map.object(forKey: "kept") === kept)
    }
}
