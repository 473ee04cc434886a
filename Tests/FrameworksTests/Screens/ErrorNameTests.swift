import InsetCoreLocation
import InsetLocalAuthentication
import Testing

@Suite("Frameworks: errors by the names of their kinds")
struct ErrorNameTests {
    private static func name(_ error: any Error) -> String {
        switch error {
        case LAError.userCancel: "cancelled"
        case LAError.biometryLockout: "locked"
        case CLError.denied: "denied"
        default: "other"
        }
    }

    @Test func `an error is matched by the name of its kind, and by no other one's`() {
        #expect(Self.name(LAError(.biometryLockout)) == "locked")
        #expect(Self.name(LAError(.userCancel)) == "cancelled")
        #expect(Self.name(CLError(.denied)) == "denied")
        #expect(Self.name(CLError(.network)) == "other")
        #expect(LAError.touchIDNotEnrolled == .biometryNotEnrolled && LAError.userFallback.rawValue == -3)
    }

    @Test func `asking for a person in an asynchronous function throws that nobody can be known`() async {
        await #expect(throws: LAError.self) {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
        }
    }
}
