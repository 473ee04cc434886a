import Foundation
import Testing

@testable import Stage

@Suite("Numbers")
struct ThreeDecimalsTests {
    @Test(arguments: [
        (20.0, "20"), (33.666_666_666, "33.667"), (-0.5, "-0.5"), (-0.000_1, "0"), (-0.0, "0"), (0.000_4, "0"),
        (1e-12, "0"), (.nan, "0"), (.infinity, "1000000000"), (-1e300, "-1000000000"), (1e7, "10000000"),
        (0.1 + 0.2, "0.3"),
    ])
    func `text and JSON have at most three decimals, no exponent and no negative zero`(value: Double, text: String)
        throws
    {
        #expect(ThreeDecimals.text(value) == text)
        struct Holder: Codable { @ThreeDecimals var value: Double }
        let json = String(decoding: try JSONEncoder().encode(Holder(value: value)), as: UTF8.self)
        #expect(json == "{\"value\":\(text)}")
    }

    @Test
    func `what is kept isn't rounded, what was written is`() throws {
        struct Holder: Codable { @ThreeDecimals var value: Double }
        let third = Holder(value: 1 / 3)
        #expect(third.value == 1.0 / 3)
        let read = try JSONDecoder().decode(Holder.self, from: JSONEncoder().encode(third))
        #expect(read.value == 0.333)
    }
}
