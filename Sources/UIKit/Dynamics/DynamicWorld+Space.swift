import CChipmunk
import Foundation

extension DynamicWorld {
    /// A space of the library's.
    ///
    /// Debian builds the library with its checks, of which it tells on standard output at the first space: that belongs to
    /// the program, whose pictures or JSON may go there.
    nonisolated package static func makeSpace() -> OpaquePointer? {
        guard !hasMadeSpace else { return cpSpaceNew() }
        hasMadeSpace = true
        fflush(nil)
        let output = dup(STDOUT_FILENO)
        let nowhere = open("/dev/null", O_WRONLY)
        defer {
            fflush(nil)
            if output >= 0 {
                dup2(output, STDOUT_FILENO)
                close(output)
            }
            if nowhere >= 0 { close(nowhere) }
        }
        if output >= 0, nowhere >= 0 { dup2(nowhere, STDOUT_FILENO) }
        return cpSpaceNew()
    }

    /// Of the process, as the library's own mark is; only asked on the main thread.
    nonisolated(unsafe) private static var hasMadeSpace = false
}
