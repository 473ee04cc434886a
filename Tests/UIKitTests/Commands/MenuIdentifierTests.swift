import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Menus: identifiers and images")
struct MenuIdentifierTests {
    // BT-33
    @Test func `configurations without an identifier get one of their own, the same in each run`() {
        func made() -> [UUID?] {
            var found: [UUID?] = []
            onDevice {
                found.append((UIContextMenuConfiguration().identifier as? NSUUID).map { $0 as UUID })
                found.append((UIContextMenuConfiguration().identifier as? NSUUID).map { $0 as UUID })
                let edit = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
                found.append(edit.identifier.base as? UUID)
            }
            return found
        }
        let first = made()
        #expect(first.allSatisfy { $0 != nil })
        #expect(Set(first).count == 3)
        #expect(made() == first)
        #expect(UIEditMenuConfiguration(identifier: "mine", sourcePoint: .zero).identifier == AnyHashable("mine"))
    }

    @Test func `an action may have another image for when it is on`() {
        onDevice {
            let (off, on) = (UIImage(), UIImage())
            let action = UIAction(title: "a", image: off, selectedImage: on) { _ in }
            #expect(action.image === off)
            #expect(action.selectedImage === on)
            #expect(UIAction(title: "a", image: off) { _ in }.selectedImage == nil)
        }
    }
}
