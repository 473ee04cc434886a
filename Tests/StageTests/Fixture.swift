import Foundation
import InterfaceBuilder
import Stage
import UIKit

/// Documents and projects that tests make for themselves.
enum Fixture {
    /// Runs a body with a folder that is gone afterwards.
    ///
    /// - Parameter files: Their contents by path.
    static func withFolder<Result>(_ files: [String: Data] = [:], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stage-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, data) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url)
        }
        return try body(folder)
    }

    /// A storyboard of one scene on the canvas of an iPhone 14 Pro.
    ///
    /// - Parameters:
    ///   - views: In the root view, which is 393 × 852.
    ///   - constraints: Of the root view.
    static func storyboard(
        views: String = "",
        constraints: String = "",
        resources: String = "",
        toolsVersion: Int = 22505
    )
        -> Data
    {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" colorMatched="YES" initialViewController="vcO-ne-AAA">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="scn-on-AAA">
                        <objects>
                            <viewController id="vcO-ne-AAA" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="roo-tv-AAA">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <subviews>\(views)</subviews>
                                    <viewLayoutGuide key="safeArea" id="saf-ea-AAA"/>
                                    <constraints>\(constraints)</constraints>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
                <resources>\(resources)</resources>
            </document>
            """.utf8
        )
    }

    static let sceneID = "scn-on-AAA"

    /// A view that constraints lay out, stored at 20, 30 with a size of 100.
    static func view(_ name: String = "view", id: String, attributes: String = "", inside: String = "") -> String {
        """
        <\(name) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
        \(attributes)><rect key="frame" x="20" y="30" width="100" height="100"/>\(inside)</\(name)>
        """
    }

    /// Puts a view 20 points from the root's left and 30 from its top.
    static func place(_ id: String) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="roo-tv-AAA" secondAttribute="leading" \
        constant="20" id="\(id)-le"/>
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="roo-tv-AAA" secondAttribute="top" \
        constant="30" id="\(id)-to"/>
        """
    }

    static func size(_ width: Double, _ height: Double, of id: String) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="\(id)-wi"/>
        <constraint firstItem="\(id)" firstAttribute="height" constant="\(height)" id="\(id)-he"/>
        """
    }

    /// An image view that shows "Hill", which the document remembers as 60 × 40, at 20, 30.
    @MainActor
    static func hill() -> Data {
        storyboard(
            views: view("imageView", id: "hil-im-AAA", attributes: "image=\"Hill\""),
            constraints: place("hil-im-AAA"),
            resources: "<image name=\"Hill\" width=\"60\" height=\"40\"/>"
        )
    }

    /// An asset catalog with an image "Hill" of a size in points, at 1x.
    @MainActor
    static func catalog(at path: String, hill size: CGSize) -> [String: Data] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let png = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            context.fill(CGRect(origin: .zero, size: size))
        }
        let contents = #"{"images":[{"idiom":"universal","filename":"Hill.png","scale":"1x"}]}"#
        return [
            "\(path)/Hill.imageset/Hill.png": png, "\(path)/Hill.imageset/Contents.json": Data(contents.utf8),
        ]
    }
}
