import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: backgrounds")
struct ListBackgroundTests {
    @Test func `a chosen cell has the selection's color, unless the app gave it one`() {
        onDevice {
            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            var background = UIBackgroundConfiguration.listGroupedCell()
            #expect(background.updated(for: state) == background)
            #expect(background.backgroundColor == .secondarySystemGroupedBackground)
            state.isSelected = true
            #expect(background.updated(for: state).backgroundColor == .systemGray4)
            background.backgroundColor = .red
            #expect(background.updated(for: state).backgroundColor == .red)
            #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().updated(for: state).backgroundColor == .clear)
        }
    }

    @Test func `a background keeps its insets, mirrored from right to left`() {
        onDevice {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            var background = UIBackgroundConfiguration.clear()
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 5)
            cell.backgroundConfiguration = background
            cell.layoutIfNeeded()
            #expect(cell.subviews.first?.frame == CGRect(x: 10, y: 1, width: 85, height: 46))
            cell.semanticContentAttribute = .forceRightToLeft
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(cell.subviews.first?.frame == CGRect(x: 5, y: 1, width: 85, height: 46))
        }
    }

    @Test func `a material lies below the color and the app's view`() {
        onDevice {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            var background = UIBackgroundConfiguration.clear()
            background.visualEffect = UIBlurEffect(style: .regular)
            background.customView = UIView()
            cell.backgroundConfiguration = background
            cell.layoutIfNeeded()
            let parts = cell.subviews.first?.subviews ?? []
            #expect(parts.count == 2 && parts.first is UIVisualEffectView)
            #expect(parts.allSatisfy { $0.frame == cell.bounds })
        }
    }
}
