import Foundation
import InsetFoundation
import Testing

private enum Flavor: Int, Codable {
    case vanilla, cocoa
}

@Suite("Foundation: Codable values in archives")
struct KeyedCodableTests {
    @Test func `a value is read back under its key, and no other one`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        try archiver.encodeEncodable(Flavor.cocoa, forKey: "flavor")
        try archiver.encodeEncodable(["a": 1.5], forKey: "prices")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeDecodable(Flavor.self, forKey: "flavor") == .cocoa)
        #expect(unarchiver.decodeDecodable([String: Double].self, forKey: "prices") == ["a": 1.5])
        #expect(unarchiver.decodeDecodable(Flavor.self, forKey: "none") == nil)
        #expect(unarchiver.decodeDecodable(Flavor.self, forKey: "prices") == nil)
        #expect(throws: DecodingError.self) {
            try unarchiver.decodeTopLevelDecodable(Flavor.self, forKey: "prices")
        }
    }

    @Test(arguments: [Data(), Data("{}".utf8), Data("<plist><dict/></plist>".utf8)])
    func `data that is no archive is an error, or no object`(data: Data) {
        #expect(throws: CocoaError.self) { try NSKeyedUnarchiver._unarchiveTopLevelObjectWithData(data) }
        #expect(throws: CocoaError.self) { try NSKeyedUnarchiver._reading(forReadingFrom: data) }
        #expect(throws: CocoaError.self) { try NSKeyedUnarchiver._unarchivedObject(ofClass: NSURL.self, from: data) }
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver._unarchivedObject(ofClasses: [NSURL.self], from: data)
        }
        #expect(NSKeyedUnarchiver._unarchiveObject(with: data) == nil)
    }

    @Test func `archives are read as ever`() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: ["a", 1]),
            requiringSecureCoding: false
        )
        #expect(NSKeyedUnarchiver._unarchiveObject(with: data) as? NSArray == ["a", 1])
        let array = try NSKeyedUnarchiver._unarchivedObject(
            ofClasses: [NSArray.self, NSString.self, NSNumber.self],
            from: data
        )
        #expect((array as? [Any])?.count == 2)
        #expect(try NSKeyedUnarchiver._reading(forReadingFrom: data).containsValue(forKey: "root"))
    }
}
