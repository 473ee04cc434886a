import Foundation
import ObjectiveCRuntime

/// Sorts objects by a text and puts them into the sections of an index: A to Z, and # for what begins otherwise.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap(UnicodeScalar.init)
        .map(String.init)

    /// That of the language; a new one with the same sections at each call.
    open class func current() -> Self { self.init() }

    public required override init() { super.init() }

    /// What the sections' headers say.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// What the index beside the table says; one for each section.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section for a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), sectionTitles.count - 1)
    }

    /// The section of an object.
    ///
    /// - Parameter selector: A method without arguments, or a property, that gives the object's text.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = Self.text(of: object, selector)
        let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        let first = plain.trimmingCharacters(in: .whitespacesAndNewlines).prefix(1).uppercased()
        return Self.letters.firstIndex(of: first) ?? sectionTitles.count - 1
    }

    /// Objects in the order of their texts, as people sort; those of equal texts keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.map { Self.text(of: $0, selector) }
        let order = array.indices.sorted { first, second in
            let compared = texts[first].localizedStandardCompare(texts[second])
            return compared == .orderedSame ? first < second : compared == .orderedAscending
        }
        return order.map { array[$0] }
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        // What a string says of itself (`self`, `description`, `uppercased` …) is the same text but for case.
        if let text = object as? String ?? (object as? NSString)?.description { return text }
        let object = object as AnyObject
        if let text = ActionTable.shared.result(of: selector, on: object, with: []) as? String { return text }
        return KeyedProperties.shared.value(forKey: selector.description, of: object) as? String ?? ""
    }
}
