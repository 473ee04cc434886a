import Foundation

/// What an app answers assistive apps with each time they ask, and does for them.
final class AccessibilityBlocks {
    var isElement: (() -> Bool?)?
    var label: (() -> String?)?
    var hint: (() -> String?)?
    var value: (() -> String?)?
    var traits: (() -> UIAccessibilityTraits?)?
    var frame: (() -> CGRect?)?
    var identifier: (() -> String?)?
    var elements: (() -> [Any]?)?
    var customActions: (() -> [UIAccessibilityCustomAction]?)?
    var activationPoint: (() -> CGPoint?)?
    var path: (() -> UIBezierPath?)?
    var language: (() -> String?)?
    var userInputLabels: (() -> [String]?)?
    var attributedLabel: (() -> NSAttributedString?)?
    var attributedHint: (() -> NSAttributedString?)?
    var attributedValue: (() -> NSAttributedString?)?
    var headerElements: (() -> [Any]?)?
    var respondsToUser: (() -> Bool?)?
    var hidden: (() -> Bool?)?
    var modal: (() -> Bool?)?

    var activate: (() -> Bool)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var escape: (() -> Bool)?
    var magicTap: (() -> Bool)?
}
