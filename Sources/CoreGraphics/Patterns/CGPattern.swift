import Foundation

/// A cell that an app draws, repeated over what is filled or stroked with it.
public final class CGPattern: @unchecked Sendable {
    // Unchecked: constant; the app's callbacks are called where the pattern is drawn.
    let info: UnsafeMutableRawPointer?
    /// The cell, in the pattern's space.
    let bounds: CGRect
    /// From the pattern's space to the space that the context began with.
    let matrix: CGAffineTransform
    /// From one cell to the next.
    let step: CGSize
    /// False for a pattern that is drawn in the color that it is used with.
    let isColored: Bool
    private let callbacks: CGPatternCallbacks

    /// A pattern of a cell that callbacks draw.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - bounds: The cell in the pattern's own space; drawing outside is cut off.
    ///   - matrix: From that space to the default space of the context, whatever transforms are added there.
    ///   - xStep: From one cell to the next; not zero.
    ///   - yStep: Likewise.
    ///   - tiling: Not used: distances are kept.
    ///   - isColored: Whether the callback sets colors itself; otherwise all it sets is ignored.
    ///   - callbacks: Copied.
    /// - Returns: Nil for steps of zero and numbers that aren't finite.
    public init?(
        info: UnsafeMutableRawPointer?,
        bounds: CGRect,
        matrix: CGAffineTransform,
        xStep: CGFloat,
        yStep: CGFloat,
        tiling: CGPatternTiling,
        isColored: Bool,
        callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, bounds.isFinite, !bounds.isEmpty, matrix.isUsable
        else { return nil }
        self.info = info
        self.bounds = bounds.standardized
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}

extension CGPattern: Hashable {
    /// Equal when they are the same object.
    public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

    /// Hashes the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How cells of a pattern are fitted to pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// Distances may vary by a pixel, cells don't.
    case noDistortion = 0
    /// Distances are constant; cells may be distorted a little.
    case constantSpacingMinimalDistortion = 1
    /// Distances are constant; cells may be distorted more.
    case constantSpacing = 2
}

/// Draws one cell; gets the pattern's info and a context in the pattern's space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Is told that nobody uses the pattern any more.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern asks of the app.
public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Frees the info.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Nothing is drawn.
    public init() {
        self.init(version: 0, drawPattern: nil, releaseInfo: nil)
    }

    /// The functions by name.
    public init(
        version: UInt32,
        drawPattern: CGPatternDrawPatternCallback?,
        releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
