import Foundation

/// Answers yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers with a text; nil: the property's own value.
public typealias AXStringReturnBlock = () -> String?
/// Answers with a text that has attributes; nil: the property's own value.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Answers with traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers with points of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers with a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers with an outline in points of the screen; nil: the property's own value.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Answers with elements; nil: the property's own value.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers with actions; nil: the property's own value.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Does something.
public typealias AXVoidReturnBlock = () -> Void
