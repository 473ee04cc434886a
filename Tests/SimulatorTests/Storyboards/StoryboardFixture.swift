import Foundation
import InterfaceBuilder
import UIKit

/// Storyboards written for the tests.
@MainActor
enum StoryboardFixture {
    /// - Parameter notes: Hears what was odd in the document.
    static func storyboard(
        initial: String = "vc",
        _ scenes: String,
        showsPrototypes: Bool = false,
        notes: @escaping (String) -> Void = { _ in }
    ) throws -> UIStoryboard {
        let policy: any LoadingPolicy = showsPrototypes ? PrototypesPolicy() : AppLoadingPolicy()
        let environment = LoadingEnvironment(policy: policy) { notes($0.description) }
        let document = try Document(data: Data(xml(initial: initial, scenes).utf8), name: "Test.storyboard")
        return UIStoryboard(document: document, environment: environment)
    }

    /// Tables that nobody feeds show their prototype cells.
    private struct PrototypesPolicy: LoadingPolicy {
        var showsPrototypeCells: Bool { true }
    }

    static func xml(initial: String = "vc", _ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        colorMatched="YES" initialViewController="\(initial)">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>\(scenes)</scenes>
        </document>
        """
    }

    /// A scene around a controller's element.
    static func scene(_ controller: String, objects: String = "", id: String = "scene") -> String {
        "<scene sceneID=\"\(id)\"><objects>\(controller)\(objects)</objects></scene>"
    }

    /// A scene with a plain controller, whose root view has subviews and more inside.
    static func screen(
        _ subviews: String,
        id: String = "vc",
        attributes: String = "",
        more: String = "",
        connections: String = "",
        objects: String = ""
    ) -> String {
        scene(
            """
            <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(id)-root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>\(subviews)</subviews>
                    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
                    \(more)
                </view>
                <connections>\(connections)</connections>
            </viewController>
            """,
            objects: objects,
            id: "\(id)-scene"
        )
    }

    /// A view of 100 points, placed by constraints.
    static func box(_ id: String, _ inside: String = "", attributes: String = "") -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>\(inside)
        </view>
        """
    }
}
