import Foundation
import SourceJob
import XcodeProject

extension ShadowProject {
    /// Says what of the project will work, without building it.
    ///
    /// - Throws: ``ProjectError`` or ``ShadowError``.
    public func estimate(report: BuildReport) throws -> PortEstimate {
        let build = try InsetBuild()
        // Packages aren't fetched for an estimate; what imports them counts as complete.
        let project = try ProjectReader(cache: cache.url, configuration: choice.configuration).read(path, for: .running)
        let known = try KnownSymbols(build: build, cache: cache, report)
        return PortEstimate(
            of: project,
            known: known.names,
            frameworks: SystemFrameworks(available: build.moduleNames)
        )
    }
}
