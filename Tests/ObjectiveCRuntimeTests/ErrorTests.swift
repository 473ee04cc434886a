import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Errors as objects")
struct ErrorTests {
    private enum Fault: Int, Error { case low = 3 }

    @Test func `every error is an object, and what is none isn't`() {
        #expect(PortedMembers.error(Fault.low)?.code == 3)
        let object = NSError(domain: "d", code: 1)
        #expect(PortedMembers.error(object) === object)
        #expect(PortedMembers.error("text") == nil && PortedMembers.error(nil) == nil)
        let none: (any Error)? = nil
        #expect(PortedMembers.error(none) == nil)
    }

    @Test func `texts of C are compared though nobody knows that they are there`() {
        "name".withCString { text in
            let known: UnsafePointer<CChar>? = text
            #expect(ObjectiveCRuntime.strcmp(known, known) == 0)
        }
    }
}
