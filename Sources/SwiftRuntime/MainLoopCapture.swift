import CMainLoop
import Dispatch
import Foundation

/// Whether the functions of `CMainLoop` stand before libdispatch's and Core Foundation's.
package enum MainLoopCapture {
    /// False with a static standard library, whose own functions win. Asks the dynamic linker.
    package static var isEffective: Bool { MainLoopIsEffective() }

    /// Whether it can't be effective for the thread sanitizer's sake: devices boot all the same, to be looked at by it.
    package static var isUnderThreadSanitizer: Bool { MainLoopIsUnderThreadSanitizer() }

    /// Whether a block for the main queue and a timer of the main run loop come by here, sent as apps send them.
    ///
    /// Nothing is scheduled: for the length of the call this thread's work is counted and dropped.
    static var isProven: Bool {
        guard isEffective else { return false }
        MainLoopBeginProbe()
        DispatchQueue.main.async {}
        let timer = Timer(timeInterval: 3600, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .common)
        let seen = MainLoopEndProbe()
        timer.invalidate()
        return seen == 2
    }
}
