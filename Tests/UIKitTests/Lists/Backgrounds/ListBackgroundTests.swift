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

    // CV-11
    @Test func `a background throws a shadow of its own shape, or of a path`() {
        onDevice {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            var background = UIBackgroundConfiguration.clear()
            let none = background.shadowProperties
            #expect(none.opacity == 0 && none.radius == 0 && none.offset == .zero && none.color == .black)
            background.shadowProperties.opacity = 0.5
            background.shadowProperties.radius = 3
            background.shadowProperties.offset = CGSize(width: 1, height: 2)
            cell.backgroundConfiguration = background
            cell.layoutIfNeeded()
            let layer = cell.subviews.first?.layer
            #expect(layer?.shadowOpacity == 0.5 && layer?.shadowRadius == 3)
            #expect(layer?.shadowOffset == CGSize(width: 1, height: 2))
            #expect(layer?.shadowPath?.boundingBox == cell.bounds)
            background.shadowProperties.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
            cell.backgroundConfiguration = background
            #expect(layer?.shadowPath?.boundingBox == CGRect(x: 5, y: 5, width: 10, height: 10))
            cell.backgroundConfiguration = .clear()
            #expect(layer?.shadowOpacity == 0 && layer?.shadowPath == nil)
        }
    }
}
