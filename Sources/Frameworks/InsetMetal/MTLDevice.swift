import Foundation
import QuartzCore

/// A processor of graphics; there is none here.
public protocol MTLDevice: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// Makes a queue.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// The functions that the app has.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Memory with a content.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// A picture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// How something is computed.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    /// How something is drawn.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
}
/// Nil: there is no processor of graphics.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Takes work.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// A list of work.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// A list of work.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Begins to compute.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Begins to draw.
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (
        any MTLRenderCommandEncoder
    )?
    /// Shows a picture.
    func present(_ drawable: any MTLDrawable)
    /// Begins the work.
    func commit()
    /// Waits for the work's end.
    func waitUntilCompleted()
    /// Hears of the work's end.
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
}
/// Writes work.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// Ends writing.
    func endEncoding()
}
/// Writes computations.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// How it is computed.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// With what.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// With what.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// How often.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Writes drawings.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// How it is drawn.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// With what.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// With what.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// With what.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// With what.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// What.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
}
/// Functions of the app.
public protocol MTLLibrary: NSObjectProtocol {
    /// A function by its name.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}
/// A function.
public protocol MTLFunction: NSObjectProtocol {}
/// How something is computed.
public protocol MTLComputePipelineState: NSObjectProtocol {}
/// How something is drawn.
public protocol MTLRenderPipelineState: NSObjectProtocol {}
/// Memory.
public protocol MTLResource: NSObjectProtocol {}
/// Memory of bytes.
public protocol MTLBuffer: MTLResource {
    /// The first byte.
    func contents() -> UnsafeMutableRawPointer
    /// How many bytes.
    var length: Int { get }
}
/// Memory of a picture.
public protocol MTLTexture: MTLResource {
    /// Pixels of a row.
    var width: Int { get }
    /// Rows.
    var height: Int { get }
}
/// Something that can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows it.
    func present()
}
/// A layer's picture.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture.
    var texture: any MTLTexture { get }
}
/// How many in each direction.
public struct MTLSize: Hashable, Sendable {
    /// Width.
    public var width: Int, height: Int, depth: Int
    /// Makes one by width, height, depth.
    public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}
/// Size make width height depth.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
/// Four numbers of a color.
public struct MTLClearColor: Hashable, Sendable {
    /// Red.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// Makes one by red, green, blue, alpha.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
/// Clear color make.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// What is drawn.
public enum MTLPrimitiveType: UInt, Sendable {
    /// As Apple numbers them.
    case point, line, lineStrip, triangle, triangleStrip
}
/// How pixels are written.
public enum MTLPixelFormat: UInt, Sendable {
    /// As Apple numbers them.
    case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81
    /// As Apple numbers them.
    case rgba16Float = 115, rgba32Float = 125, depth32Float = 252
}
/// How memory is kept.
public struct MTLResourceOptions: OptionSet, Sendable {
    /// Raw value.
    public let rawValue: UInt
    /// Makes one by raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Storage mode shared.
    public static let storageModeShared: MTLResourceOptions = []
    /// Storage mode private.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}
/// What a picture is for.
public struct MTLTextureUsage: OptionSet, Sendable {
    /// Raw value.
    public let rawValue: UInt
    /// Makes one by raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shader read.
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// Shader write.
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// Render target.
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
}
/// What a picture is like.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    /// Width. Default: 1.
    open var width = 1
    /// Height. Default: 1.
    open var height = 1
    /// Pixel format. Default: MTLPixelFormat.rgba8Unorm.
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// Usage. Default: .shaderRead.
    open var usage: MTLTextureUsage = .shaderRead
    /// Texture 2 d descriptor pixel format width height.
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool)
        -> MTLTextureDescriptor
    {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}
/// Where something is drawn.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {}
/// How something is drawn.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    /// Vertex function. Nil by default.
    open var vertexFunction: (any MTLFunction)?
    /// Fragment function. Nil by default.
    open var fragmentFunction: (any MTLFunction)?
}
/// A layer that a processor of graphics draws; black here.
open class CAMetalLayer: CALayer {
    /// Device. Nil by default.
    open var device: (any MTLDevice)?
    /// Pixel format. Default: MTLPixelFormat.bgra8Unorm.
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    /// Framebuffer only. Default: true.
    open var framebufferOnly = true
    /// Drawable size. Default: CGSize.zero.
    open var drawableSize = CGSize.zero
    /// Next drawable.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
