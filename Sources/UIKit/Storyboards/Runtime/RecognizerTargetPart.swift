import Foundation
import ObjectiveCRuntime

/// One target of a gesture recognizer, as its key `_targets` lists them; apps hand such lists to other recognizers.
@MainActor
final class RecognizerTargetPart: NSObject {
    let target: UIGestureRecognizer.Target

    init(_ target: UIGestureRecognizer.Target) {
        self.target = target
        super.init()
    }

    nonisolated override var description: String {
        MainActor.assumeIsolated {
            let action = target.selector.map { "\($0)" } ?? "(null)"
            let object = target.object.map { "\($0)" } ?? "(null)"
            return "(action=\(action), target=\(object))"
        }
    }
}

/// The keys of ``RecognizerTargetPart``.
final class __Ported_RecognizerTargetPart: PortedMembers {
    override class func register() {
        for key in ["_target", "target"] { property(key, { (part: RecognizerTargetPart) in part.target.object }) }
        for key in ["_action", "action"] { property(key, { (part: RecognizerTargetPart) in part.target.selector }) }
    }
}
