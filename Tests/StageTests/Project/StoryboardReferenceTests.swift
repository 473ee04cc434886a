import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Projects: storyboards that refer to each other")
struct StoryboardReferenceTests {
    /// A storyboard whose only scene holds another one, and a label of the other.
    private static func embedding(_ name: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vcO-ut-AAA">
            <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="scn-ou-AAA"><objects><viewController id="vcO-ut-AAA" sceneMemberID="viewController">
            <view key="view" id="roo-tv-BBB"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <containerView opaque="NO" contentMode="scaleToFill" id="con-ta-AAA"><rect key="frame" x="10" y="20" width="200" \
            height="100"/><connections><segue destination="ref-er-AAA" kind="embed" id="seg-ue-AAA"/></connections>
            </containerView></subviews></view></viewController></objects></scene>
            <scene sceneID="scn-re-AAA"><objects><viewControllerPlaceholder storyboardName="\(name)" id="ref-er-AAA" \
            sceneMemberID="viewController"/></objects></scene></scenes></document>
            """.utf8
        )
    }

    private static let label = Fixture.storyboard(
        views: Fixture.view("label", id: "lab-el-AAA", attributes: "text=\"Trails\""),
        constraints: Fixture.place("lab-el-AAA")
    )

    /// What stands in the container, and what was said about it.
    private func embedded(_ files: [String: Data]) throws -> (texts: [String], notes: [String]) {
        try Fixture.withFolder(files) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("App/Main.storyboard"))
            var notes: [String] = []
            let scene = try Stage().scene("scn-ou-AAA", of: document, in: Variant(device: "iPhone 16")) {
                notes.append($0.message)
            }
            return (scene.hierarchy(.text).views.compactMap(\.text?.string).filter { !$0.isEmpty }, notes)
        }
    }

    @Test
    func `a storyboard in another folder of the project is found`() throws {
        let found = try embedded([
            "Trails.xcodeproj/project.pbxproj": Data(), "App/Main.storyboard": Self.embedding("Detail"),
            "Features/Detail/Base.lproj/Detail.storyboard": Self.label,
        ])
        #expect(found.texts.contains("Trails"))
        #expect(found.notes == [])
    }

    @Test
    func `of storyboards with one name the nearest counts`() throws {
        let text = { (name: String) in
            Data(String(decoding: Self.label, as: UTF8.self).replacingOccurrences(of: "Trails", with: name).utf8)
        }
        let found = try embedded([
            "Trails.xcodeproj/project.pbxproj": Data(), "App/Main.storyboard": Self.embedding("Detail"),
            "App/Detail/Detail.storyboard": text("Near"), "AWidget/Detail.storyboard": text("Far"),
        ])
        #expect(found.texts.contains("Near") && !found.texts.contains("Far"))
    }

    @Test
    func `one that is nowhere is told`() throws {
        let found = try embedded([
            "Trails.xcodeproj/project.pbxproj": Data(), "App/Main.storyboard": Self.embedding("Detail"),
        ])
        #expect(found.notes.contains { $0.contains("storyboard Detail was not found") })
    }

    @Test
    func `documents that refer to none carry no list of the project's storyboards`() throws {
        let files = [
            "Trails.xcodeproj/project.pbxproj": Data(), "App/Main.storyboard": Self.embedding("Detail"),
            "App/Plain.storyboard": Self.label,
        ]
        try Fixture.withFolder(files) { folder in
            let names = try ["Main", "Plain"].map { name in
                try ProjectDocument(contentsOf: folder.appendingPathComponent("App/\(name).storyboard")).resources
                    .storyboards.map { URL(fileURLWithPath: $0).lastPathComponent }
            }
            #expect(names == [["Plain.storyboard"], []])
        }
    }
}
