import Foundation

/// Documents of which something is wrong, made for tests.
enum BadDocuments {
    /// A storyboard with one scene, whose root view holds `views` and `constraints`.
    ///
    /// The first line of `views` is line 12.
    static func storyboard(views: String = "", constraints: String = "", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
        initialViewController="vcO-ne-AAA">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="scn-on-AAA">
                    <objects>
                        <viewController id="vcO-ne-AAA" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="roo-tv-AAA">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
        \(views)
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="saf-ea-AAA"/>
                                <constraints>
        \(constraints)
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A view that constraints lay out, in one line.
    static func view(_ name: String = "view", id: String = "vie-wo-AAA", attributes: String = "", inside: String = "")
        -> String
    {
        """
        <\(name) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
        \(attributes)><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>\(inside)</\(name)>
        """
    }

    /// Constraints that put a view at 0, 0, 100, 100 in the root.
    static let place = """
        <constraint firstItem="vie-wo-AAA" firstAttribute="top" secondItem="roo-tv-AAA" secondAttribute="top" id="con-to-AAA"/>
        <constraint firstItem="vie-wo-AAA" firstAttribute="leading" secondItem="roo-tv-AAA" secondAttribute="leading" id="con-le-AAA"/>
        """

    /// Width and height of 100.
    static let size = """
        <constraints><constraint firstAttribute="width" constant="100" id="con-wi-AAA"/>\
        <constraint firstAttribute="height" constant="100" id="con-he-AAA"/></constraints>
        """

    static let mac = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
            <objects><window title="Window" id="win-do-AAA"/></objects>
        </document>
        """

    /// A billion laughs.
    static let entityBomb =
        "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a \"ha\">\n"
        + "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">\n<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">\n]>\n"
        + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">&c;</document>"

    /// Some 50 megabytes of views.
    static var huge: String {
        let filler = String(repeating: "x", count: 150)
        var views = ""
        views.reserveCapacity(52_000_000)
        for i in 0..<300_000 { views += "<view id=\"\(i)\" userLabel=\"\(filler)\"/>\n" }
        return storyboard(views: views)
    }

    /// 100,000 views inside each other.
    static var deep: String {
        let count = 100_000
        let open = (0..<count).map { "<view id=\"v\($0)\"><subviews>" }.joined()
        return storyboard(views: open + String(repeating: "</subviews></view>", count: count))
    }

    /// A label whose font, colors and numbers make no sense.
    static let nonsense = storyboard(
        views: view(
            "label",
            attributes: "text=\"&#x1F600;&#x202E;abc\" numberOfLines=\"99999999999\" minimumFontSize=\"NaN\"",
            inside: """
                <fontDescription key="fontDescription" type="system" pointSize="inf"/>\
                <color key="textColor" red="nan" green="1e400" blue="-5" alpha="2" colorSpace="none"/>
                """
        ),
        constraints: """
            <constraint firstItem="vie-wo-AAA" firstAttribute="top" secondItem="roo-tv-AAA" secondAttribute="top" constant="NaN" id="con-to-AAA"/>
            <constraint firstItem="vie-wo-AAA" firstAttribute="leading" secondItem="roo-tv-AAA" secondAttribute="leading" constant="inf" id="con-le-AAA"/>
            <constraint firstItem="vie-wo-AAA" firstAttribute="width" secondItem="roo-tv-AAA" secondAttribute="width" multiplier="0:0" id="con-wi-AAA"/>
            <constraint firstItem="vie-wo-AAA" firstAttribute="height" constant="1e308" priority="-3" id="con-he-AAA"/>
            """
    )
}
