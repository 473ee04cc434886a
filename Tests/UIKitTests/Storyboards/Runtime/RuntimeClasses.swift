import Foundation
import UIKit

/// What the tests of this folder look up, make and write to.
class RuntimeClassesView: NSObject {
    class Nested: NSObject {}

    var title: String = "unset"
    let constant = 1

    required override init() {
        super.init()
    }
}

final class RuntimeClassesLabel: RuntimeClassesView {
    required init() {
        super.init()
        title = "made"
    }
}

private class RuntimeClassesPrivateCell: NSObject {
    let made = true
}

protocol RuntimeClassesDelegate: AnyObject {
    var answer: Int { get }
}

final class RuntimeClassesAnswerer: NSObject, RuntimeClassesDelegate {
    let answer = 42
}

class RuntimeClassesBase: NSObject {
    var label: RuntimeClassesLabel!
    weak var weakLabel: RuntimeClassesLabel?
    weak var delegate: (any RuntimeClassesDelegate)?
}

final class RuntimeClassesController: RuntimeClassesBase {
    enum Style: Int { case plain, grouped }

    private var hidden: RuntimeClassesView?
    var labels: [RuntimeClassesLabel]!
    var count = 0
    var ratio: CGFloat = 0
    var step: Float = 0
    var isOn = false
    var text: String?
    var place = CGPoint.zero
    var extent: CGSize?
    var frame = CGRect.zero
    var tint: UIColor?
    var style = Style.plain
    var number: NSNumber?
    var computed: Int {
        get { count * 2 }
        set { count = newValue / 2 }
    }
    let child = RuntimeClassesAnswerer()
    var hiddenIsSet: Bool { hidden != nil }
}

/// The class that a document names, and others of its name.
enum RuntimeClassesLibrary {
    class Dial: NSObject { var turns = 0 }
}

enum RuntimeClassesOther {
    class Dial: NSObject {
        var name = ""
        var turns = 0
    }
}

final class RuntimeClassesTwinOutlets: NSObject {
    class Dial: NSObject { var turns = 0 }

    var dial: Dial!
    weak var weakDial: Dial?
    var listedDial: Dial?
}
