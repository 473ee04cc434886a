import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Regression pictures: the standard controls and bars on screens of every kind, pixel by pixel.
///
/// They say that nothing changed and prove no fidelity; that is for `LooksTests`, with crops of real pictures.
/// After a change that is meant to be seen: `RECORD=1 swift test --filter ReferencePicture`, and look at every picture
/// that git lists as changed.
@MainActor @Suite("Simulator: regression pictures")
struct ReferencePictureTests {
    /// What is shown, and where.
    struct Row: Sendable, CustomTestStringConvertible {
        enum Screen: String {
            case controls, buttons, text, richText, images, plainTable, groupedTable, bars, largeTitle, alert,
                actionSheet
            case storyboard, materials, artwork, layers, drawing
        }

        var screen: Screen
        var device: String
        var os: String?
        var isDark = false
        var isRightToLeft = false
        var isLandscape = false
        /// The part that is kept, in points from the top; nil for the whole screen.
        var height: CGFloat?

        var testDescription: String {
            let words = [screen.rawValue, device, os.map { "iOS \($0)" }, isDark ? "dark" : nil]
            let more = [isRightToLeft ? "RTL" : nil, isLandscape ? "landscape" : nil]
            return (words + more).compactMap { $0 }.joined(separator: " ")
        }

        var name: String {
            testDescription.filter { $0 != "(" && $0 != ")" }.replacingOccurrences(of: " ", with: "-")
        }
    }

    nonisolated static let rows = [
        Row(screen: .controls, device: "iPhone 11", height: 620),
        Row(screen: .controls, device: "iPhone 16", isDark: true, height: 620),
        Row(screen: .controls, device: "iPhone SE (3rd generation)", isRightToLeft: true, height: 580),
        Row(screen: .controls, device: "iPhone 8", os: "12", height: 580),
        Row(screen: .controls, device: "iPhone 11", os: "26", height: 620),
        Row(screen: .buttons, device: "iPhone 11", height: 760),
        Row(screen: .buttons, device: "iPhone 16", isDark: true, isRightToLeft: true, height: 760),
        Row(screen: .text, device: "iPhone 11", height: 700),
        Row(screen: .text, device: "iPhone SE (3rd generation)", isDark: true, isRightToLeft: true, height: 660),
        Row(screen: .richText, device: "iPhone 16", height: 740),
        Row(screen: .richText, device: "iPhone 16", isDark: true, isRightToLeft: true, height: 740),
        Row(screen: .images, device: "iPhone SE (3rd generation)", height: 500),
        Row(screen: .plainTable, device: "iPhone SE (3rd generation)"),
        Row(screen: .groupedTable, device: "iPhone 16", isDark: true, height: 760),
        Row(screen: .groupedTable, device: "iPad (9th generation)", isRightToLeft: true, height: 700),
        Row(screen: .bars, device: "iPhone 16"),
        Row(screen: .bars, device: "iPad (9th generation)", isDark: true, isLandscape: true),
        Row(screen: .largeTitle, device: "iPhone SE (3rd generation)", isRightToLeft: true),
        Row(screen: .alert, device: "iPhone SE (3rd generation)"),
        Row(screen: .actionSheet, device: "iPhone 16", isDark: true),
        Row(screen: .storyboard, device: "iPhone 11", isDark: true, height: 560),
        Row(screen: .materials, device: "iPhone SE (3rd generation)", height: 630),
        Row(screen: .materials, device: "iPhone SE (3rd generation)", isDark: true, height: 630),
        Row(screen: .artwork, device: "iPhone SE (3rd generation)", height: 620),
        Row(screen: .artwork, device: "iPhone SE (3rd generation)", isDark: true, height: 620),
        Row(screen: .layers, device: "iPhone SE (3rd generation)"),
        Row(screen: .layers, device: "iPhone 16", isDark: true, height: 680),
        Row(screen: .drawing, device: "iPhone SE (3rd generation)", height: 610),
        Row(screen: .drawing, device: "iPhone 16", isDark: true, height: 610),
    ]

    @Test(arguments: rows)
    func `a screen looks as it was recorded`(row: Row) throws {
        let simulator = try Simulator(
            device: row.device,
            os: row.os,
            orientation: row.isLandscape ? .landscapeRight : .portrait
        )
        simulator.userInterfaceStyle = row.isDark ? .dark : .light
        if row.isRightToLeft { simulator.layoutDirection = .rightToLeft }
        defer { simulator.layoutDirection = .leftToRight }
        simulator.present(try controller(row.screen))
        simulator.advance(by: 1)
        let whole = simulator.screenshot()
        let scale = UIScreen.main.scale
        let part = row.height.map { CGRect(x: 0, y: 0, width: CGFloat(whole.width), height: $0 * scale) }
        let picture = try #require(part.map(whole.cropping) ?? whole)
        let verdict = try ReferencePicture(name: row.name).compare(with: picture)
        #expect(verdict == .equal || verdict == .recorded, "\(verdict)")
    }

    private func controller(_ screen: Row.Screen) throws -> UIViewController {
        switch screen {
        case .controls: ControlsScreen()
        case .buttons: ButtonsScreen()
        case .text: TextScreen()
        case .richText: RichTextScreen()
        case .images: ImagesScreen()
        case .plainTable: pushed(TableScreen(style: .plain))
        case .groupedTable: pushed(TableScreen(style: .insetGrouped))
        case .bars: BarsScreen.make(isLarge: false)
        case .largeTitle: BarsScreen.make(isLarge: true)
        case .alert: AlertScreen(.alert)
        case .actionSheet: AlertScreen(.actionSheet)
        case .storyboard: try DocumentScreen.make()
        case .materials: MaterialsScreen()
        case .artwork: try ArtworkScreen.make()
        case .layers: LayersScreen()
        case .drawing: DrawingScreen()
        }
    }

    /// On top of another screen, so that there is a back button.
    private func pushed(_ controller: UIViewController) -> UIViewController {
        let root = UIViewController()
        root.title = "Back"
        let navigation = UINavigationController()
        navigation.setViewControllers([root, controller], animated: false)
        return navigation
    }

    // MARK: The comparison itself

    @Test func `a difference is counted, placed and shown`() throws {
        let white = [UInt32](repeating: 0xFFFF_FFFF, count: 100 * 100)
        var spotted = white
        spotted[10 * 100 + 20] = 0xFFFF_FFF0
        spotted[90 * 100 + 95] = 0xFF00_0000
        let one = try #require(CGImage(width: 100, height: 100, pixels: white))
        let other = try #require(CGImage(width: 100, height: 100, pixels: spotted))
        let difference = PictureDifference(from: one, to: other, tolerance: 0)
        #expect(difference.count == 2)
        #expect(difference.largest == 255)
        #expect(difference.places.count == 2)
        #expect(difference.places.contains { $0.contains(CGPoint(x: 95, y: 90)) })
        #expect(difference.picture?.pixel(x: 20, y: 10) == 0xFFFF_0000)
        #expect(PictureDifference(from: one, to: other, tolerance: 16).count == 1)
        #expect(PictureDifference(from: one, to: one, tolerance: 0).places == [])
    }

    @Test func `pictures of other sizes differ everywhere`() throws {
        let one = try #require(CGImage(width: 2, height: 2, pixels: [0, 0, 0, 0]))
        let other = try #require(CGImage(width: 2, height: 1, pixels: [0, 0]))
        #expect(PictureDifference(from: one, to: other, tolerance: 255).count == 4)
    }
}
