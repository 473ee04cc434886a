import Foundation
import Platform
import Simulator
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Projects: Info.plist")
struct AppInfoTests {
    /// A document's scene on a device, in a project whose Info.plist has these keys.
    private func withScene(
        _ info: [String: Any],
        in variant: Variant,
        _ body: (StagedScene, Simulator) throws -> Void
    ) throws {
        let list = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        let files = ["App/Main.storyboard": Fixture.storyboard(), "App/Info.plist": list, "Package.swift": Data()]
        try Fixture.withFolder(files) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("App/Main.storyboard"))
            let scene = try Stage().scene(Fixture.sceneID, of: document, in: variant)
            try body(scene, try #require(scene.simulator))
        }
    }

    @Test(arguments: [
        ("Light" as String?, Variant.Appearance.dark, UIUserInterfaceStyle.light), ("Dark", .light, .dark),
        ("Automatic", .dark, .dark), (nil, .dark, .dark), (nil, .light, .light),
    ])
    func `an app that is always light or dark is so whatever the person wishes`(
        style: String?,
        wish: Variant.Appearance,
        shown: UIUserInterfaceStyle
    ) throws {
        var variant = Variant(device: "iPhone 16")
        variant.appearance = wish
        try withScene(style.map { ["UIUserInterfaceStyle": $0] } ?? [:], in: variant) { scene, _ in
            #expect(scene.controller?.traitCollection.userInterfaceStyle == shown)
        }
    }

    @Test(arguments: [
        ("Light", Variant.Appearance.dark, "always light" as String?), ("Dark", .light, "always dark"),
        ("Dark", .dark, nil),
    ])
    func `a picture tells that the app shows another appearance than the one that was asked for`(
        style: String,
        wish: Variant.Appearance,
        told: String?
    ) throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIUserInterfaceStyle": style],
            format: .xml,
            options: 0
        )
        let files = ["Main.storyboard": Fixture.storyboard(), "Info.plist": list, "Package.swift": Data()]
        try Fixture.withFolder(files) { folder in
            let file = folder.appendingPathComponent("Main.storyboard")
            let document = try ProjectDocument(contentsOf: file)
            var variant = Variant(device: "iPhone 16")
            variant.appearance = wish
            let job = PreviewJob(
                document: file.path,
                sceneIndex: 0,
                sceneID: Fixture.sceneID,
                variant: variant,
                file: "picture.png"
            )
            let maker = PictureMaker(
                settings: PreviewSettings(showsGlass: false, fonts: [], folder: folder.path),
                documents: [file.path: document]
            )
            let outcome = maker.run(.picture(job)) { _, _ in }
            #expect(outcome.picture?.more == told)
        }
    }

    // ST-1
    @Test(arguments: [(false, CGFloat(0)), (true, 20)])
    func `an app that decides about the status bar itself hides it from the start`(
        controllersDecide: Bool,
        height: CGFloat
    ) throws {
        let info = ["UIStatusBarHidden": true, "UIViewControllerBasedStatusBarAppearance": controllersDecide]
        try withScene(info, in: Variant(device: "iPhone SE (3rd generation)")) { scene, _ in
            #expect(UIApplication.shared.statusBarFrame.height == height)
            #expect(scene.controller?.view.safeAreaInsets.top == height)
        }
    }

    // ST-1
    @Test func `an app that decides about the status bar itself chooses its style`() throws {
        let info: [String: Any] = [
            "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIViewControllerBasedStatusBarAppearance": false,
        ]
        try withScene(info, in: Variant(device: "iPhone 16")) { _, _ in
            #expect(StatusBarOwner.style == .lightContent)
        }
    }

    @Test(arguments: [
        ("26.0", nil as String?, "18"), ("18.0", nil, "18.0"), ("26.0", "26.0", "26.0"),
    ])
    func `an app that keeps its design is drawn as before iOS 26, unless another SDK is asked for`(
        os: String,
        sdk: String?,
        drawn: String
    ) throws {
        try withScene(["UIDesignRequiresCompatibility": true], in: Variant(device: "iPhone 16", os: os, sdk: sdk)) {
            #expect($1.sdk == OSVersion(drawn))
        }
        try withScene([:], in: Variant(device: "iPhone 16", os: os, sdk: sdk)) {
            #expect($1.sdk == OSVersion(sdk ?? os))
        }
    }
}
