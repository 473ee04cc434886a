import Foundation

/// What a file of a target is, by its name.
public enum SourceKind: String, Codable, Sendable, CaseIterable {
    /// Swift.
    case swift
    /// C, and assembly that the C compiler takes.
    case c
    /// C++.
    case cxx
    /// Objective-C and Objective-C++, which nothing here compiles.
    case objectiveC
    /// A header.
    case header
    /// What Xcode generates code or data from, and nothing here does: models of Core Data and Core ML, shaders.
    case generated
    /// What ends up in the app's bundle.
    case resource
    /// What is neither compiled nor copied: settings, manifests, scripts of a project.
    case other

    /// The kind of a file or of a folder that counts as one.
    public init(path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "swift": self = .swift
        case "c", "s": self = .c
        case "cc", "cpp", "cxx", "c++": self = .cxx
        case "m", "mm": self = .objectiveC
        case "h", "hpp", "hh", "pch": self = .header
        case "metal", "xcdatamodeld", "xcdatamodel", "mlmodel", "mlpackage", "intentdefinition", "iig", "y", "l",
            "xcmappingmodel", "rkassets", "arobject", "scnassets":
            self = .generated
        case "xcconfig", "entitlements", "modulemap", "xctestplan", "xcodeproj", "xcworkspace", "docc", "podspec",
            "sh", "rb", "yml", "yaml", "framework", "xcframework", "a", "tbd", "dylib", "appex", "app", "playground",
            "md", "gyb",
            "xcprivacy", "lock", "stencil", "sourcery", "apinotes":
            self = .other
        default: self = .resource
        }
    }

    /// Folders that stand for one file.
    static func isBundle(_ path: String) -> Bool {
        switch (path as NSString).pathExtension.lowercased() {
        case "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "docc", "playground",
            "app", "appex",
            "xcodeproj", "xcworkspace", "scnassets", "rkassets", "mlpackage", "atlas", "xcmappingmodel", "xcstickers",
            "icon", "momd", "xcplayground":
            true
        default: false
        }
    }
}
