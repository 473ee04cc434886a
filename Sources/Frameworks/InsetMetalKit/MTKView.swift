@_exported import InsetMetal
import InsetPlaceholders
import Platform
@_exported import UIKit

/// Takes the space of what a processor of graphics draws; there is none here.
@preconcurrency @MainActor
open class MTKView: UIView {
    /// Draws; never called. Not kept.
    open weak var delegate: (any MTKViewDelegate)?
    /// Device. Nil by default.
    open var device: (any MTLDevice)?
    /// Clear color.
    open var clearColor = MTLClearColor()
    /// Color pixel format. Default: MTLPixelFormat.bgra8Unorm.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// Depth stencil pixel format. Default: MTLPixelFormat.invalid.
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    /// Sample count. Default: 1.
    open var sampleCount = 1
    /// Preferred frames per second. Default: 60.
    open var preferredFramesPerSecond = 60
    /// Whether this is paused. Default: false.
    open var isPaused = false
    /// Enable set needs display. Default: false.
    open var enableSetNeedsDisplay = false
    /// Framebuffer only. Default: true.
    open var framebufferOnly = true
    /// Auto resize drawable. Default: true.
    open var autoResizeDrawable = true
    /// Drawable size. Default: CGSize.zero.
    open var drawableSize = CGSize.zero
    /// Current drawable.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// Current render pass descriptor.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// Makes one by frame, device.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        prepare()
    }
    /// Makes one by coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        AbsentFeature.report("MTKView", "there is no processor of graphics here; the view takes its space")
        PlaceholderPanel.fill(self, "MTKView")
    }
    /// Draws nothing.
    open func draw() {}
}
/// Draws; nothing calls it.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
/// Reads pictures for a processor of graphics; there is none.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    /// How a picture is read.
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// Raw value.
        public let rawValue: String
        /// Makes one by raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// SRGB.
        public static let SRGB = Option(rawValue: "SRGB")
        /// Origin.
        public static let origin = Option(rawValue: "origin")
    }
    /// Makes one by device.
    public init(device: any MTLDevice) {}
    /// Throws: there is no processor of graphics.
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws: there is no processor of graphics.
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
}
