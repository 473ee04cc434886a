import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Canvas: traits")
struct CanvasEnvironmentTests {
    // IB-11
    @Test(arguments: [
        (7499, nil, UIContentSizeCategory.large), (7531, nil, .medium), (9532, nil, .medium), (10117, nil, .large),
        (9532, "retina4_7", .large), (17701, "retina6_1", .large), (18122, "retina6_1", .extraSmall),
        (20037, "retina4_7", .extraSmall), (21179, "retina4_7", .large),
    ])
    func `text styles are of one size for a span of Xcodes`(
        toolsVersion: Int,
        device: String?,
        category: UIContentSizeCategory
    ) throws {
        let head = CanvasFixture.Head(toolsVersion: toolsVersion, device: device)
        let document = try Document(data: CanvasFixture.xib(head, objects: ""), name: "View.xib")
        #expect(CanvasEnvironment(document: document).traits.preferredContentSizeCategory == category)
    }
}
