import Foundation

@testable import InterfaceBuilder

/// Documents written for the tests.
enum Fixture {
    /// A storyboard with the scenes' XML inside.
    static func storyboard(_ scenes: String, resources: String = "", attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" \(attributes)>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>\(scenes)</scenes>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A xib with the objects' XML inside.
    static func xib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A scene with one view controller, whose root view has the subviews' XML inside.
    static func scene(_ subviews: String, constraints: String = "", controller: String = "") -> String {
        """
        <scene sceneID="s1">
            <objects>
                <viewController id="vc1" customClass="Screen" customModule="App" customModuleProvider="target" \
        storyboardIdentifier="Screen" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>\(subviews)</subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>\(constraints)</constraints>
                    </view>
                    \(controller)
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
            </objects>
            <point key="canvasLocation" x="130" y="-20.5"/>
        </scene>
        """
    }

    static func document(_ xml: String, name: String = "Test.storyboard") throws(DocumentError) -> Document {
        try Document(data: Data(xml.utf8), name: name)
    }

    /// The object with the ID "x" in a xib that holds the XML.
    static func object(_ xml: String, resources: String = "") throws -> ObjectNode {
        let document = try document(xib(xml, resources: resources), name: "Test.xib")
        guard let object = document.object(withID: "x") else { throw Missing() }
        return object
    }

    struct Missing: Error {}

    /// Makes a folder with files in it, calls `body`, and deletes it.
    static func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        return try body(folder)
    }
}
