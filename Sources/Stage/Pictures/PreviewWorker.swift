import Foundation

/// A process that makes pictures for `inset preview`: settings, then a job a line on standard input, an outcome a line on
/// standard output.
@MainActor
package enum PreviewWorker {
    /// Makes pictures until no more are wanted.
    ///
    /// - Parameter prepare: Called on each device that was booted, before its scene is loaded.
    package static func serve(preparing prepare: @escaping () -> Void = {}) throws {
        try WorkerServer.serve { (settings: PreviewSettings) in
            let maker = PictureMaker(settings: settings)
            maker.prepare = prepare
            return { (task: PreviewTask) in
                maker.run(task) {
                    try PreviewFolder.write($0, to: $1, in: URL(fileURLWithPath: settings.folder))
                }
            }
        }
    }
}
