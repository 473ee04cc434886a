import Foundation
import ShadowPackage
import Stage

extension WorkerProgram {
    /// A process of an app.
    ///
    /// - Parameter logs: A folder for what it prints.
    init(_ launch: AppRunner.Launch, logs: URL) {
        self.init(executable: URL(fileURLWithPath: launch.executable), arguments: launch.arguments, logs: logs)
        environment = launch.environment
    }
}
