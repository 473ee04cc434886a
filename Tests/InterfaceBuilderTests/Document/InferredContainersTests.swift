import Testing

@testable import InterfaceBuilder

@Suite("Inferred containers")
struct InferredContainersTests {
    private static func scene(_ element: String, _ id: String, _ segues: String = "", attributes: String = "") -> String
    {
        """
        <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" \(attributes)><connections>\(segues)</connections></\(element)>\
        </objects></scene>
        """
    }

    private static let xml = Fixture.storyboard(
        [
            scene(
                "tabBarController",
                "tabs",
                #"<segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>"#
            ),
            scene(
                "navigationController",
                "nav",
                #"<segue destination="list" kind="relationship" relationship="rootViewController" id="2"/>"#
            ),
            scene(
                "tableViewController",
                "list",
                """
                <segue destination="detail" kind="show" id="3"/><segue destination="sheet" kind="presentation" id="4"/>\
                <segue destination="both" kind="presentation" id="5"/><segue destination="list" kind="unwind" id="6"/>
                """
            ),
            scene(
                "viewController",
                "detail",
                #"<segue destination="deeper" kind="push" id="7"/><segue destination="both" kind="show" id="8"/>"#,
                attributes: #"hidesBottomBarWhenPushed="YES""#
            ),
            scene("viewController", "deeper"),
            scene("viewController", "sheet", #"<segue destination="far" kind="show" id="9"/>"#),
            scene("viewController", "both"), scene("viewController", "far"),
            """
            <scene sceneID="s"><objects><viewController id="host"><view key="view" id="v"><subviews><containerView id="box">\
            <connections><segue destination="inner" kind="embed" id="10"/></connections></containerView></subviews></view>\
            </viewController></objects></scene>
            """,
            scene("viewController", "inner"),
            scene("viewController", "loop1", #"<segue destination="loop2" kind="show" id="11"/>"#),
            scene("viewController", "loop2", #"<segue destination="loop1" kind="show" id="12"/>"#),
        ].joined()
    ).replacing(
        "</document>",
        with: #"<inferredMetricsTieBreakers><segue reference="8"/></inferredMetricsTieBreakers></document>"#
    )

    // IB-3
    @Test(arguments: [
        ("list", "nav root tabs"), ("detail", "nav tabs hidden"), ("deeper", "nav tabs hidden"), ("sheet", "presented"),
        ("both", "nav tabs hidden"), ("far", "presented"), ("inner", "box"), ("loop1", "presented"), ("nav", "tabs"),
        ("gone", ""),
    ])
    func `a scene has the bars of the containers that its segues lead through`(id: String, expected: String) throws {
        let containers = try Fixture.document(Self.xml).findInferredContainers(of: id)
        var words: [String] = []
        if let navigation = containers.navigationController { words.append(navigation.id) }
        if containers.isNavigationRoot { words.append("root") }
        if let tabs = containers.tabBarController { words.append(tabs.id) }
        if containers.hidesTabBar { words.append("hidden") }
        if containers.presentation != nil { words.append("presented") }
        if let view = containers.containerView { words.append(view.id) }
        #expect(words.joined(separator: " ") == expected)
    }

    @Test
    func `the segues to a scene are listed with who starts them`() throws {
        let incoming = try Fixture.document(Self.xml).findIncomingSegues(to: "inner")
        #expect(incoming.map(\.sender.id) == ["box"])
        #expect(incoming.map(\.source.id) == ["host"])
    }
}
