import CoreGraphics
import UIKit

/// Where icons stand on a home screen, in points; estimated, not measured on a device.
struct HomeMetrics: Equatable {
    /// Of an icon's side.
    let icon: CGFloat
    let columns: Int
    let rows: Int
    /// The part of the screen that pages have.
    let page: CGRect
    let dock: CGRect
    let dockRadius: CGFloat
    let dockCount: Int
    /// The middle of the dots that say which page is shown.
    let dots: CGPoint
    let labelSize: CGFloat
    private let isPad: Bool

    /// The corners of an icon of a given side.
    static func radius(ofIcon side: CGFloat) -> CGFloat { side * 0.2237 }

    /// - Parameters:
    ///   - safeTop: How far the status bar reaches.
    ///   - hasHomeIndicator: Whether the screen has round corners, where the dock floats.
    init(size: CGSize, isPad: Bool, safeTop: CGFloat, hasHomeIndicator: Bool) {
        self.isPad = isPad
        let isWide = size.width > size.height
        let shorter = min(size.width, size.height)
        icon = isPad ? (shorter >= 1000 ? 83.5 : 76) : 60
        labelSize = 12
        let dockHeight: CGFloat
        if isPad {
            (columns, rows) = isWide ? (6, 5) : (5, 6)
            dockCount = isWide ? 13 : 11
            dockHeight = icon + 24
        } else {
            columns = 4
            rows = size.height < 568 ? 4 : size.height < 667 ? 5 : 6
            dockCount = 4
            dockHeight = hasHomeIndicator ? 92 : 96
        }
        let floats = isPad || hasHomeIndicator
        let edge: CGFloat = floats ? 12 : 0
        dock = CGRect(x: edge, y: size.height - edge - dockHeight, width: size.width - 2 * edge, height: dockHeight)
        dockRadius = floats ? (isPad ? 26 : 31) : 0
        dots = CGPoint(x: size.width / 2, y: dock.minY - (isPad ? 26 : 21))
        let top = safeTop + (isPad ? 40 : size.height < 667 ? 8 : hasHomeIndicator ? 26 : 14)
        page = CGRect(x: 0, y: top, width: size.width, height: dots.y - 14 - top)
    }

    /// How many icons a page has.
    var count: Int { columns * rows }

    /// An icon's place on its page, in the page's space.
    func frame(at index: Int) -> CGRect {
        let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
        let side: CGFloat = isPad ? page.width * 0.09 : (page.width - CGFloat(columns) * icon) / 5 - 3
        let pitch = (page.width - 2 * side - icon) / CGFloat(columns - 1)
        let height = page.height / CGFloat(rows)
        let top = isPad ? max(0, (height - icon - 22) / 2) : 0
        return CGRect(x: side + column * pitch, y: top + row * height, width: icon, height: icon).integral(icon)
    }

    /// An icon's place in the dock of a number of icons, in the screen's space.
    func dockFrame(at index: Int, of count: Int) -> CGRect {
        let pitch: CGFloat
        let start: CGFloat
        if isPad {
            pitch = icon + 21
            start = dock.midX - (CGFloat(count - 1) * pitch + icon) / 2
        } else {
            let full = frame(at: 1).minX - frame(at: 0).minX
            pitch = full
            start = dock.midX - (CGFloat(count - 1) * pitch + icon) / 2
        }
        let frame = CGRect(x: start + CGFloat(index) * pitch, y: dock.midY - icon / 2, width: icon, height: icon)
        // Where the dock reaches the edge, its icons stand nearer to the top.
        return (dockRadius == 0 ? frame.offsetBy(dx: 0, dy: -4) : frame).integral(icon)
    }

    /// The dock's platter, which on an iPad is as wide as its icons.
    func dockPlatter(of count: Int) -> CGRect {
        guard isPad else { return dock }
        let width = CGFloat(max(count, 3)) * (icon + 21) - 21 + 24
        return CGRect(x: dock.midX - width / 2, y: dock.minY, width: width, height: dock.height)
    }
}

extension CGRect {
    /// On whole points, at a size.
    fileprivate func integral(_ side: CGFloat) -> CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: side, height: side)
    }
}
