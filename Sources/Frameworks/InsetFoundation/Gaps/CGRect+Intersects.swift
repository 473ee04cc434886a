import Foundation

/// Stands in for `CGRect.intersects(_:)`: rectangles that only touch don't intersect (AL-61).
///
/// Linux's Foundation says that they do. It declares the member itself, so that no other module's could be called by that
/// name; this function has the member's symbol instead, and the linker meets it before Foundation's own. Code that is
/// optimized may have Foundation's answer in it already: apps are compiled without.
@_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
package func overlap(_ other: CGRect, _ rect: CGRect) -> Bool {
    guard !rect.isNull, !other.isNull else { return false }
    return rect.minX < other.maxX && other.minX < rect.maxX && rect.minY < other.maxY && other.minY < rect.maxY
}
