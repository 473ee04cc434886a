import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Share sheet: configurations of items")
struct ActivityConfigurationTests {
    private final class Note: UIActivity {
        var shared: [Any] = []
        override var activityTitle: String? { "Note" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            shared = activityItems
            return true
        }
    }

    @Test func `a sheet has a configuration's objects and activities`() throws {
        try onDevice(os: 18) {
            let note = Note()
            let url = try #require(NSURL(string: "https://inset.dev"))
            let configuration = UIActivityItemsConfiguration(objects: [url])
            configuration.applicationActivitiesProvider = { [note] }
            configuration.metadataProvider = { $0 == .title ? "Inset" : nil }
            let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
            sheet.loadViewIfNeeded()
            #expect(note.shared.first as? NSURL === url)
            #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Inset")
            #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
            #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        }
    }
}
