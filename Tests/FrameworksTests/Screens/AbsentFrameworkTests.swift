import Foundation
import InsetAdServices
import InsetAuthenticationServices
import InsetCallKit
import InsetCloudKit
import InsetCoreML
import InsetGameKit
import InsetHealthKit
import InsetIntents
import InsetMessageUI
import InsetPassKit
import InsetReplayKit
import InsetSpeech
import InsetStoreKit
import InsetVision
import Platform
import Testing
import UIKit

@MainActor @Suite("Frameworks: what a device without it answers")
struct AbsentFrameworkTests {
    @Test func `speech is denied, and a task ends in an error`() {
        var status: SFSpeechRecognizerAuthorizationStatus?
        SFSpeechRecognizer.requestAuthorization { status = $0 }
        #expect(status == .denied)
        let recognizer = SFSpeechRecognizer()
        var log: [Bool] = []
        let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, error in
            log.append(result == nil && error != nil)
        }
        #expect(log == [true] && task.state == .completed && !recognizer.isAvailable)
    }

    @Test func `a request of Vision finds nothing and tells so, and coordinates are converted`() throws {
        let image = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
        )
        nonisolated(unsafe) var told = 0
        let request = VNRecognizeTextRequest { request, error in
            if request.results?.isEmpty == true, error == nil { told += 1 }
        }
        #expect(request.results == nil)
        try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
        let texts: [VNRecognizedTextObservation]? = request.results
        #expect(texts?.isEmpty == true && told == 1)
        #expect(AbsentFeature.calls.contains("VNRecognizeTextRequest"))
        let rect = VNImageRectForNormalizedRect(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25), 200, 100)
        #expect(rect == CGRect(x: 50, y: 50, width: 100, height: 25))
    }

    @Test func `nobody signs in: a request is given up, and an account isn't found`() async throws {
        final class Delegate: NSObject, ASAuthorizationControllerDelegate {
            var log: [ASAuthorizationError.Code?] = []
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                log.append((error as? ASAuthorizationError)?.code)
            }
        }
        let (account, password) = (ASAuthorizationAppleIDProvider(), ASAuthorizationPasswordProvider())
        let request = account.createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request, password.createRequest()])
        #expect(controller.authorizationRequests.map { $0.provider === account } == [true, false])
        let delegate = Delegate()
        controller.delegate = delegate
        controller.performRequests()
        #expect(delegate.log == [.canceled])
        #expect(try await account.credentialState(forUserID: "somebody") == .notFound)
    }

    @Test func `a password is kept in an archive`() throws {
        let password = ASPasswordCredential(user: "u", password: "p")
        let data = try NSKeyedArchiver.archivedData(withRootObject: password, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: ASPasswordCredential.self, from: data)
        #expect(read?.user == "u" && read?.password == "p" && password.copy() as? NSObject === password)
    }

    @Test func `a model can't be loaded`() {
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/model.mlmodelc")) }
    }

    @Test func `nobody can pay, and the button takes its space`() {
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        #expect(button.intrinsicContentSize.width >= 140 && button.backgroundColor == .black)
    }

    @Test func `nobody is signed in to the cloud, and records keep their values meanwhile`() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
        record["text"] = "Hello"
        #expect(record["text"] as? String == "Hello" && record.changedKeys() == ["text"])
        #expect(record.recordID == CKRecord.ID(recordName: "a"))
        await #expect(throws: CKError.self) { try await CKContainer.default().privateCloudDatabase.save(record) }
        nonisolated(unsafe) var code: CKError.Code?
        let operation = CKModifyRecordsOperation(recordsToSave: [record])
        operation.modifyRecordsCompletionBlock = { _, _, error in code = (error as? CKError)?.code }
        CKContainer.default().publicCloudDatabase.add(operation)
        #expect(code == .notAuthenticated)
    }

    @Test func `nobody is signed in to games`() {
        var codes: [GKError.Code?] = []
        GKLocalPlayer.local.authenticateHandler = { codes.append(($1 as? GKError)?.code) }
        GKScore.report([GKScore(leaderboardIdentifier: "a")]) { codes.append(($0 as? GKError)?.code) }
        #expect(codes == [.notAuthenticated, .notAuthenticated] && !GKLocalPlayer.local.isAuthenticated)
    }

    @Test func `the store has no products and no payments`() async throws {
        #expect(try await Product.products(for: ["a"]).isEmpty)
        var count = 0
        for await _ in Transaction.currentEntitlements { count += 1 }
        for await _ in Transaction.updates { count += 1 }
        #expect(count == 0 && !AppStore.canMakePayments)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    }

    @Test func `calls, recordings, advertisements and messages fail as on a device without them`() {
        var failures = 0
        let provider = CXProvider(configuration: CXProviderConfiguration())
        provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { if $0 != nil { failures += 1 } }
        RPScreenRecorder.shared().startRecording { if $0 != nil { failures += 1 } }
        #expect(failures == 2 && CXCallObserver().calls.isEmpty)
        #expect(throws: AAAttributionError.self) { try AAAttribution.attributionToken() }
        #expect(!MFMessageComposeViewController.canSendText())
    }

    @Test func `nothing is known of health, and the assistant is denied`() {
        var log: [String] = []
        let store = HKHealthStore()
        #expect(!HKHealthStore.isHealthDataAvailable())
        store.requestAuthorization(toShare: nil, read: nil) { allowed, error in
            log.append("\(allowed) \((error as? HKError)?.errorCode ?? 0)")
        }
        INPreferences.requestSiriAuthorization { log.append("\($0)") }
        INInteraction(intent: INIntent(), response: nil).donate { log.append("\($0 == nil)") }
        #expect(log == ["false 1", "denied", "true"])
    }
}
