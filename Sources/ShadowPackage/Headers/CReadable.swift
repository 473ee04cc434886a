import Foundation
import XcodeProject

/// Which headers are C, which Swift can read here. The compiler of C is asked: what it can't read is Objective-C, C++ or
/// built on what only Apple's systems have.
struct CReadable {
    /// Options for finding what headers include, and for what they ask the preprocessor.
    let flags: [String]

    /// Why a text isn't C: the compiler's first complaint; nil for a text that is.
    ///
    /// - Parameter file: What the text is written to while the compiler looks at it.
    func fault(of text: String, at file: URL) throws(ShadowError) -> String? {
        try CacheFile.write(Data(text.utf8), to: file)
        let arguments = ["-fsyntax-only", "-x", "c", "-w", "-fblocks", "-fno-color-diagnostics"] + flags + [file.path]
        guard let ending = ChildCommand(CompilerPath.clang, arguments).run() else { throw .noTool("clang") }
        guard ending.status != 0 else { return nil }
        return ModuleCompiler.messages(ending.errors).first { $0.severity == .error }?.text ?? "it isn't C"
    }

    /// Whether a text says what only Objective-C does.
    static func hasObjectiveC(_ data: Data) -> Bool { objectiveC.contains { data.firstRange(of: $0) != nil } }

    private static let objectiveC = [
        "\n@interface ", "\n@protocol ", "\n@class ", "\n@import ", "#import <Foundation/", "#import <UIKit/",
    ].map { Data($0.utf8) }
}
