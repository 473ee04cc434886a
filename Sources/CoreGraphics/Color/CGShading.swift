import Foundation

/// Numbers calculated from numbers by an app.
public final class CGFunction: @unchecked Sendable {
    // Unchecked: constant; the app's callback is called where the function is used.
    private let info: UnsafeMutableRawPointer?
    private let domain: [CGFloat]
    private let range: [CGFloat]?
    private let outputs: Int
    private let callbacks: CGFunctionCallbacks

    /// A function from numbers to numbers that the app computes.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - domainDimension: How many numbers go in; only 1 is drawn.
    ///   - domain: The least and greatest of each; nil for 0 and 1.
    ///   - rangeDimension: How many numbers come out.
    ///   - range: The least and greatest of each; nil leaves them as they are.
    ///   - callbacks: Copied.
    /// - Returns: Nil for other than 1…32 numbers.
    public init?(
        info: UnsafeMutableRawPointer?,
        domainDimension: Int,
        domain: UnsafePointer<CGFloat>?,
        rangeDimension: Int,
        range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension == 1, (1...32).contains(rangeDimension) else { return nil }
        self.info = info
        self.domain = domain.map { [$0[0], $0[1]] } ?? [0, 1]
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) }
        outputs = rangeDimension
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// - Parameter share: 0 for the domain's least number, 1 for its greatest.
    func values(at share: CGFloat) -> [CGFloat] {
        var input = domain[0] + share * (domain[1] - domain[0])
        var output = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, &input, &output)
        guard let range else { return output }
        return output.indices.map { min(max(output[$0], range[2 * $0]), range[2 * $0 + 1]) }
    }
}

/// Calculates: gets the function's info, what goes in, and room for what comes out.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Is told that nobody uses the function any more.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function asks of the app.
public struct CGFunctionCallbacks {
    /// 0.
    public var version: UInt32
    /// Calculates.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Frees the info.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// The functions by name.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A gradient whose colors an app calculates.
public final class CGShading: Sendable {
    enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions
    /// Between two of so many colors it goes straight.
    private static let steps = 256

    private init?(_ shape: Shape, space: CGColorSpace, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        let places = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
        let colors = places.map { CGColor(space: space, values: function.values(at: $0)) }
        guard space.model != .pattern, let gradient = CGGradient(colors: colors, locations: places, space: space) else {
            return nil
        }
        self.shape = shape
        self.gradient = gradient
        options = [extendStart ? .drawsBeforeStartLocation : [], extendEnd ? .drawsAfterEndLocation : []]
    }

    /// Along a line.
    ///
    /// - Parameter function: From 0…1 to the numbers of the space, then alpha.
    public convenience init?(
        axialSpace space: CGColorSpace,
        start: CGPoint,
        end: CGPoint,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start, end), space: space, function: function, extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Between two circles.
    ///
    /// - Parameter function: From 0…1 to the numbers of the space, then alpha.
    public convenience init?(
        radialSpace space: CGColorSpace,
        start: CGPoint,
        startRadius: CGFloat,
        end: CGPoint,
        endRadius: CGFloat,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(
            .radial(start, startRadius, end, endRadius),
            space: space,
            function: function,
            extendStart: extendStart,
            extendEnd: extendEnd
        )
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient,
                startCenter: start,
                startRadius: startRadius,
                endCenter: end,
                endRadius: endRadius,
                options: shading.options
            )
        }
    }
}
