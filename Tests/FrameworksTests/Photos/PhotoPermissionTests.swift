import Foundation
import InsetPhotos
import Platform
import QuartzCore
import Synchronization
import Testing

@MainActor @Suite("Photos: permission")
struct PhotoPermissionTests {
    @Test
    func `nothing is determined until the app asks, and the person says yes on another queue`() {
        World().enter()
        let log = Mutex<[String]>([])
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
            log.withLock { $0.append("\(status) \(Thread.isMainThread)") }
        }
        EventLoop.main.advance(by: 0)
        #expect(log.withLock(\.self) == ["authorized false"])
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
        PHPhotoLibrary.requestAuthorization { status in log.withLock { $0.append("\(status)") } }
        EventLoop.main.advance(by: 0)
        #expect(log.withLock(\.last) == "authorized")
        #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
        #expect(AbsentFeature.calls.contains("PHPhotoLibrary.requestAuthorization"))
    }

    @Test
    func `who waits for the answer hears that it is allowed`() async {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
    }

    @Test
    func `a fetch asks the person, and so does a change`() throws {
        World().enter()
        _ = PHAsset.fetchAssets(with: nil)
        #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
        World().enter()
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        try PHPhotoLibrary.shared().performChangesAndWait {}
        #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    }
}
