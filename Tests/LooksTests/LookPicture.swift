import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Draws what a crop compares with.
@MainActor
enum LookPicture {
    /// Boots the crop's device, shows its scene and keeps the crop's part of the screen.
    static func draw(_ crop: LookCrop) throws -> CGImage {
        let simulator = try Simulator(device: crop.device, os: crop.os)
        simulator.userInterfaceStyle = crop.dark == true ? .dark : .light
        if crop.rightToLeft == true { simulator.layoutDirection = .rightToLeft }
        defer { simulator.layoutDirection = .leftToRight }
        if let size = crop.contentSize { simulator.contentSizeCategory = UIContentSizeCategory(rawValue: size) }
        try #require(UIScreen.main.scale == CGFloat(crop.scale), "\(crop.device) has another scale")
        var corner = CGPoint(x: crop.at?[0] ?? crop.crop[0], y: crop.at?[1] ?? crop.crop[1])
        if let place = crop.place {
            let make = try #require(LookScenes.views[crop.sceneName], "no view scene \(crop.sceneName)")
            let view = make(crop)
            simulator.present(CanvasController(view, place: place, under: crop.under))
            corner = .zero
        } else {
            let show = try #require(LookScenes.screens[crop.sceneName], "no screen scene \(crop.sceneName)")
            show(crop, simulator)
        }
        simulator.advance(by: crop.number("seconds") ?? 1)
        simulator.statusBar = crop.statusBarContents
        let screen = simulator.screenshot()
        let area = CGRect(x: corner.x, y: corner.y, width: crop.crop[2], height: crop.crop[3])
        return try #require(screen.cropping(to: area))
    }
}

/// One view on a plain ground, without status bar and home indicator.
private final class CanvasController: UIViewController {
    private let content: UIView
    private let place: CGRect
    private let under: UIColor

    init(_ content: UIView, place: CGRect, under: [Double]?) {
        self.content = content
        self.place = place
        self.under = under.map { UIColor(red: $0[0] / 255, green: $0[1] / 255, blue: $0[2] / 255, alpha: 1) } ?? .white
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = under
        content.frame = place
        view.addSubview(content)
    }
}
