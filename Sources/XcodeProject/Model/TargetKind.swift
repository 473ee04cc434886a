/// What a target makes.
public enum TargetKind: String, Codable, Sendable, CaseIterable {
    /// An app.
    case application
    /// A framework, or a library of a package.
    case framework
    /// A static or dynamic library.
    case library
    /// Tests that run in a process, in an app's or without one.
    case unitTest
    /// Tests that drive an app from outside; they don't run here.
    case uiTest
    /// Resources alone.
    case bundle
    /// An extension of the system: a widget, a share sheet. They don't run here.
    case appExtension
    /// A program of a command line, a macro, a plugin.
    case tool
    /// Nothing of its own: it stands for its dependencies.
    case aggregate
    /// What this program knows nothing about.
    case other

    /// By Xcode's product type.
    init(productType: String) {
        let name = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
        switch name {
        case "application", "application.on-demand-install-capable": self = .application
        case "framework", "framework.static": self = .framework
        case "library.static", "library.dynamic": self = .library
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTest
        case "bundle.ui-testing": self = .uiTest
        case "bundle": self = .bundle
        case "tool": self = .tool
        case let name where name.contains("extension"): self = .appExtension
        default: self = .other
        }
    }

    /// Whether other targets may import it.
    public var isModule: Bool {
        switch self {
        case .application, .framework, .library, .unitTest: true
        case .uiTest, .bundle, .appExtension, .tool, .aggregate, .other: false
        }
    }
}
