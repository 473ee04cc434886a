import Foundation
import XcodeProject

extension Target {
    /// Whether a package's target says itself what it does on Linux and knows nothing of UIKit; then its sources are
    /// taken as they are, as what they do on iOS may need functions of Apple's C library.
    var knowsLinux: Bool {
        guard container.hasSuffix("Package.swift"), kind == .framework else { return false }
        var speaksOfLinux = false
        for path in sources(.swift) {
            guard let data = FileManager.default.contents(atPath: path) else { return false }
            if Self.framework.contains(where: { data.range(of: Data($0.utf8)) != nil }) { return false }
            speaksOfLinux = speaksOfLinux || Self.linux.contains { data.range(of: Data($0.utf8)) != nil }
        }
        return speaksOfLinux
    }

    private static let framework = ["import UIKit", "canImport(UIKit)", "import SwiftUI", "import QuartzCore"]
    private static let linux = ["os(Linux)", "import Glibc", "canImport(Glibc)", "canImport(FoundationNetworking)"]
}
