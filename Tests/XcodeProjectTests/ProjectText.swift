/// The text of a small `project.pbxproj`.
struct ProjectText {
    var version = 56
    var objects: [String] = []
    /// `name = "…"` pairs of the project's own settings.
    var projectSettings = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;"
    var mainGroup = "children = ();"
    var targets = "T1"
    var extra = ""

    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = { };
            objectVersion = \(version);
            objects = {
                P1 /* Project object */ = {
                    isa = PBXProject;
                    buildConfigurationList = L0;
                    mainGroup = G1;
                    targets = ( \(targets) );
                    \(extra)
                };
                L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, C1 ); defaultConfigurationName = Release; };
                C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
                C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(projectSettings) }; };
                G1 = { isa = PBXGroup; sourceTree = "<group>"; \(mainGroup) };
                \(objects.joined(separator: "\n        "))
            };
            rootObject = P1;
        }
        """
    }

    /// A target with a list of configurations.
    static func target(
        _ id: String,
        _ name: String,
        type: String,
        phases: String = "",
        settings: String = "",
        extra: String = "",
        product: String? = nil
    ) -> [String] {
        let reference = product.map { "productReference = \(id)P; /* \($0) */" } ?? ""
        return [
            """
            \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)"; \
            buildConfigurationList = \(id)L; buildPhases = ( \(phases) ); \(reference) \(extra) };
            """,
            "\(id)L = { isa = XCConfigurationList; buildConfigurations = ( \(id)D, \(id)R ); };",
            "\(id)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };",
            "\(id)R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };",
        ]
            + (product.map {
                ["\(id)P = { isa = PBXFileReference; path = \($0); sourceTree = BUILT_PRODUCTS_DIR; };"]
            } ?? [])
    }

    /// An app with one source and two resources, one of them in two languages.
    static var app: ProjectText {
        var project = ProjectText()
        project.mainGroup = "children = ( G2 );"
        project.objects = [
            "G2 = { isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = ( F1, F2, V1 ); };",
            "F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = \"<group>\"; };",
            "F2 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = \"<group>\"; };",
            "V1 = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = \"<group>\"; children = ( F3, F4 ); };",
            "F3 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = \"<group>\"; };",
            "F4 = { isa = PBXFileReference; name = fr; path = fr.lproj/Main.strings; sourceTree = \"<group>\"; };",
            "S1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };",
            "R1 = { isa = PBXResourcesBuildPhase; files = ( B2, B3 ); };",
            "B1 = { isa = PBXBuildFile; fileRef = F1; };",
            "B2 = { isa = PBXBuildFile; fileRef = F2; };",
            "B3 = { isa = PBXBuildFile; fileRef = V1; };",
        ]
        project.objects += target(
            "T1",
            "My App",
            type: "application",
            phases: "S1, R1",
            settings: "PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\";",
            product: "\"My App.app\""
        )
        return project
    }

    /// The files of ``app``.
    static let appFiles = [
        "App/Main.swift": "@main struct Main { static func main() {} }", "App/Assets.xcassets/Contents.json": "{}",
        "App/Base.lproj/Main.storyboard": "<document/>", "App/fr.lproj/Main.strings": "\"a\" = \"b\";",
    ]
}
