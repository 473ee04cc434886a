import SwiftSyntax

/// Imports what is here under another name or not at all.
struct ImportPort {
    let port: FilePort

    /// A file that says of some import that clients see it takes others for its own alone.
    private var word: String {
        let isPublic = port.file.imports.contains { $0.modifiers.contains { $0.name.text == "public" } }
        return isPublic ? "public import" : "import"
    }

    func run() {
        for declaration in port.file.imports {
            let path = declaration.path.map(\.name.text)
            guard let module = path.first, module != port.job.module else { continue }
            let range = declaration.path.range
            switch module {
            case "ObjectiveC":
                port.edits.replace(range, with: "ObjectiveCRuntime", in: port.file)
                dropKind(of: declaration)
                // On iOS NSObject is that module's.
                port.edits.append("\(word) Foundation")
            case "Darwin":
                port.edits.replace(range, with: "Glibc", in: port.file)
                dropKind(of: declaration)
            case "XCTest" where declaration.attributes.isEmpty:
                // Its classes come from Objective-C on iOS, and are sent where Swift's own couldn't be.
                port.edits.insert("@preconcurrency ", at: declaration.range.lowerBound)
            default: other(module, path, declaration)
            }
        }
        provide()
    }

    /// Imports what the file's names need, as those who import Foundation on iOS needn't know of other modules.
    ///
    /// A file that imports nothing sees what the bridging header or a framework's own header imports.
    private func provide() {
        let whole = 0..<port.file.bytes.count
        guard port.job.module != "UIKit" else { return }
        let lacksFoundation = lacksFoundation()
        if lacksFoundation { port.edits.append("\(word) Foundation") }
        guard !port.file.imports.isEmpty || lacksFoundation || namesUIKit() else { return }
        for (module, words) in Self.providers where isPresent(module) {
            guard words.contains(where: { port.file.contains($0, in: whole) && !isProjects($0) }) else { continue }
            port.edits.append("\(word) \(port.job.aliases?[module] ?? module)")
        }
        preferOurs(Self.foundationDoubles)
        let isImported = port.file.imports.contains { $0.path.first?.name.text == "CoreFoundation" }
        if isImported || port.file.contains("CFRunLoop", in: whole) { preferOursToCoreFoundation() }
        // Most of Apple's frameworks, and bridging headers, bring UIKit along.
        if port.job.module != "UIKit", isPresent("UIKit"), namesUIKit() { port.edits.append("\(word) UIKit") }
    }

    /// Whether a module of the project's declares a type of that name.
    private func isProjects(_ word: StaticString) -> Bool {
        guard let entry = port.index.entries[word.description], entry.summary.kind != .extension else { return false }
        return !Frameworks.modules.contains(entry.module)
    }

    /// Functions of CoreFoundation for Linux that are ours for other types, which overloads wouldn't tell.
    private static let timerFunctions: Set<String> = [
        "CFRunLoopTimerCreateWithHandler", "CFRunLoopAddTimer", "CFRunLoopRemoveTimer", "CFRunLoopTimerInvalidate",
        "CFRunLoopTimerIsValid", "CFRunLoopTimerGetNextFireDate", "CFRunLoopTimerSetNextFireDate",
        "CFRunLoopTimerGetInterval",
    ]

    private typealias Doubles = [(module: String, kind: String, names: [StaticString])]

    /// What Foundation for Linux declares and can't be made there, and our modules too.
    private static let foundationDoubles: Doubles = [
        ("InsetFoundation", "class", ["PersonNameComponentsFormatter"]), ("InsetFoundation", "typealias", ["fpos_t"]),
    ]

    /// What CoreFoundation for Linux declares as well as our modules, by module and kind of declaration.
    private static let doubles: Doubles = [
        ("InsetFoundation", "typealias", ["CFRunLoopTimer", "CFReadStream", "CFWriteStream"]),
        ("InsetFoundation", "struct", ["CFStreamPropertyKey"]),
        (
            "InsetFoundation", "func",
            [
                "CFReadStreamSetDispatchQueue", "CFWriteStreamSetDispatchQueue", "CFReadStreamSetProperty",
                "CFWriteStreamSetProperty", "CFErrorCreate",
            ]
        ),
        (
            "CoreGraphics", "func",
            [
                "CFAbsoluteTimeGetCurrent", "CFGetTypeID", "CFArrayGetTypeID", "CFBooleanGetTypeID", "CFDataGetTypeID",
                "CFDateGetTypeID", "CFDictionaryGetTypeID", "CFNullGetTypeID", "CFNumberGetTypeID", "CFSetGetTypeID",
                "CFStringGetTypeID", "CFURLGetTypeID", "CFGetRetainCount", "CFEqual", "CFHash", "CFDataCreate",
                "CFDataGetBytePtr", "CFDataGetLength", "CFDictionaryGetCount", "CFDictionaryGetValue", "CFRangeMake",
                "CFErrorGetCode", "CFErrorGetDomain", "CFErrorCopyDescription",
            ]
        ),
        ("CoreGraphics", "struct", ["CFRange"]),
        (
            "CoreGraphics", "typealias",
            [
                "CFAbsoluteTime", "CFString", "CFArray", "CFDictionary", "CFData", "CFURL", "CFError", "CFTypeRef",
                "CFIndex", "CFBoolean", "CFMutableData", "CFNull", "CFTypeID", "CFOptionFlags",
            ]
        ),
        ("CoreGraphics", "let", ["kCFBooleanTrue", "kCFBooleanFalse", "kCFNull"]),
        // Of the class that its own functions take.
        ("CoreFoundation", "var", ["kCFAllocatorDefault"]),
    ]

    /// Imports by name what would mean two things in a file.
    private func preferOurs(_ doubles: Doubles) {
        let whole = 0..<port.file.bytes.count
        for (module, kind, names) in doubles where isPresent(module) {
            for name in names where port.file.contains(name, in: whole) {
                port.edits.append("\(word) \(kind) \(port.job.aliases?[module] ?? module).\(name)")
            }
        }
    }

    /// The same for a file that imports CoreFoundation, by itself or for its run loops.
    private func preferOursToCoreFoundation() {
        let whole = 0..<port.file.bytes.count
        preferOurs(Self.doubles)
        guard isPresent("InsetFoundation"), port.file.contains("CFRunLoop", in: whole) else { return }
        let finder = FunctionNameFinder(names: Self.timerFunctions)
        finder.walk(port.file.tree)
        let module = port.job.aliases?["InsetFoundation"] ?? "InsetFoundation"
        for place in finder.places { port.edits.insert("\(module).", at: place) }
    }

    /// Whether a word of a file that doesn't import UIKit begins with `UI` and another capital, or is `UI_USER_…`.
    private func namesUIKit() -> Bool {
        guard !port.file.imports.contains(where: { $0.path.first?.name.text == "UIKit" }) else { return false }
        let bytes = port.file.bytes
        let (first, second, capitals) = (UInt8(ascii: "U"), UInt8(ascii: "I"), UInt8(ascii: "A")...UInt8(ascii: "Z"))
        return bytes.indices.dropLast(2).contains { place in
            bytes[place] == first && bytes[place + 1] == second
                && (capitals.contains(bytes[place + 2]) || bytes[place + 2] == UInt8(ascii: "_"))
                && (place == 0 || !bytes[place - 1].isIdentifier)
        }
    }

    /// Names of Foundation that don't begin with its letters and that few types of an app have.
    private static let foundationNames: Set<String> = [
        "Date", "URL", "UUID", "IndexPath", "TimeInterval", "DispatchQueue", "JSONDecoder", "JSONEncoder", "Bundle",
        "NotificationCenter", "UserDefaults", "DateFormatter", "NumberFormatter", "CGFloat", "CGRect", "CGSize",
        "CGPoint", "FileManager", "Calendar", "Locale", "Decimal", "Timer", "LocalizedError", "RunLoop",
        "OperationQueue", "ProcessInfo", "Thread", "Notification", "DispatchGroup", "DispatchTime", "CharacterSet",
        "HTTPURLResponse", "Data", "URLRequest", "URLResponse", "URLSession", "URLComponents",
    ]

    /// Frameworks in Objective-C, whose headers include Foundation's.
    private static let bringingFoundation: Set<String> = [
        "AVFoundation", "AVKit", "AuthenticationServices", "BackgroundTasks", "Contacts", "ContactsUI", "CoreBluetooth",
        "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreTelephony",
        "EventKit", "EventKitUI", "GameplayKit", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
        "SafariServices", "SpriteKit", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
        "WebKit",
        "CallKit", "CloudKit", "CoreML", "GameKit", "HealthKit", "Intents", "PDFKit", "PassKit", "PencilKit", "PushKit",
        "ReplayKit", "Speech", "Vision",
    ]

    /// Whether a file that imports neither Foundation nor UIKit sees names of Foundation all the same, on iOS.
    private func lacksFoundation() -> Bool {
        guard port.job.module != "Foundation" else { return false }
        let imported = port.file.imports.compactMap { $0.path.first?.name.text }
        guard !imported.contains(where: { ["Foundation", "UIKit", "SwiftUI"].contains($0) }) else { return false }
        guard Self.bringingFoundation.isDisjoint(with: imported) else { return true }
        let finder = FoundationNameFinder(names: Self.foundationNames)
        finder.walk(port.file.tree)
        // A module's own type of such a name is what its files mean.
        return finder.found.contains { port.index.entries[$0]?.declaration == nil }
    }

    private func other(_ module: String, _ path: [String], _ declaration: ImportDeclSyntax) {
        if let alias = port.job.aliases?[module] {
            // `os.log`: modules here have no parts; what `import struct` names is kept.
            let parts = declaration.importKindSpecifier == nil ? [] : path.dropFirst()
            port.edits.replace(declaration.path.range, with: ([alias] + parts).joined(separator: "."), in: port.file)
        } else if !isPresent(module) {
            port.note(
                .unsupported,
                at: declaration.range.lowerBound,
                "import \(module)",
                "there is no module \(module) here, so what it declares can't be used; "
                    + "add it to the project or put its uses under #if canImport(\(module))"
            )
            port.edits.blank(declaration.range, in: port.file)
        } else if path.count > 1, declaration.importKindSpecifier == nil, let first = declaration.path.first {
            // `UIKit.UIGestureRecognizerSubclass`: modules here have no parts.
            let end = first.name.endPositionBeforeTrailingTrivia.utf8Offset
            port.edits.blank(end..<declaration.path.range.upperBound, in: port.file)
        } else if path.count > 2, let last = path.last {
            // `import class Foundation.NSLock.NSRecursiveLock`
            port.edits.replace(declaration.path.range, with: "\(module).\(last)", in: port.file)
        }
    }

    /// `import func Darwin.sqrt` imports the whole module.
    private func dropKind(of declaration: ImportDeclSyntax) {
        if let kind = declaration.importKindSpecifier { port.edits.blank(kind.range, in: port.file) }
    }

    /// Modules that come with Swift on Linux.
    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch", "Glibc",
        "CoreFoundation", "Synchronization", "Observation", "RegexBuilder", "Testing", "XCTest", "_Concurrency",
        "StdlibDeveloper", "Distributed", "Cxx", "ObjectiveCRuntime",
    ]

    private func isPresent(_ module: String) -> Bool {
        Self.toolchain.contains(module) || port.job.conditions.modules.contains(module)
            || port.job.thin?.contains(module) == true || port.index.modules.contains(module) || module.hasPrefix("_")
    }
}

/// Finds functions by their names, wherever no module or type stands before them.
private final class FunctionNameFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var places: [Int] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, names.contains(node.baseName.text) { places.append(node.range.lowerBound) }
        return .visitChildren
    }
}

/// Finds types of Foundation by their names.
private final class FoundationNameFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: Set<String> = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName.text)
        return .visitChildren
    }

    private func add(_ name: String) {
        if names.contains(name) || isPrefixed(name) { found.insert(name) }
    }

    /// `NSError`, `CGPath`: two letters, a capital and a small one.
    private func isPrefixed(_ name: String) -> Bool {
        let letters = Array(name.utf8.prefix(4))
        return letters.count == 4 && ["NS", "CG"].contains(name.prefix(2)) && (65...90).contains(letters[2])
    }
}
