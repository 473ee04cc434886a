import Foundation
import Platform

/// What the rewriter knows of UIKit and the modules beside it: a table made of their sources by `Scripts/frameworks`.
enum Frameworks {
    /// Read once; empty, and with poorer results, where the file is missing.
    static let summaries: [ModuleSummary] = {
        guard let data = ResourceFolder(module: "SourcePort")?.contents(of: "frameworks.table") else { return [] }
        return FrameworkTable.summaries(of: foundation + String(decoding: data, as: UTF8.self))
    }()

    /// The modules of the table.
    static let modules = Set(summaries.map(\.module))

    /// Foundation's classes that apps derive from.
    private static let foundation =
        "M\tFoundation\nC\tNSObject\t0\t\nP\tNSObjectProtocol\t0\t\n"
        + [
            "Operation", "Thread", "Formatter", "NSCoder", "URLProtocol", "URLSession", "Bundle", "UserDefaults",
            "Timer",
            "NSString", "NSMutableString", "NSAttributedString", "NSArray", "NSDictionary", "NSSet", "NSNumber",
            "NSValue",
            "NSDate", "NSError", "NSURL", "NSData", "NSNotification", "NSPredicate", "NSSortDescriptor", "Progress",
            "InputStream", "OutputStream", "Stream", "XMLParser", "FileManager", "NotificationCenter", "OperationQueue",
        ]
        .map { "C\t\($0)\t0\tNSObject\n" }.joined() + "C\tBlockOperation\t0\tOperation\n"
        + "C\tNSMutableAttributedString\t0\tNSAttributedString\nC\tDateFormatter\t0\tFormatter\n"
        + "C\tNumberFormatter\t0\tFormatter\n"
}
