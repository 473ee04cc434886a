@_exported import CoreGraphics

/// A count of pixels.
public typealias vImagePixelCount = UInt
/// What a function of vImage answers: 0, or an error below it.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32
/// One channel of a pixel, 0…255.
public typealias Pixel_8 = UInt8
/// The four channels of a pixel, in the order of memory.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Pixels in memory, row by row; whoever made the memory frees it.
public struct vImage_Buffer {
    /// The first pixel of the first row.
    public var data: UnsafeMutableRawPointer!
    /// Rows.
    public var height: vImagePixelCount
    /// Pixels in a row.
    public var width: vImagePixelCount
    /// Bytes from one row to the next.
    public var rowBytes: Int

    /// No pixels.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    /// Pixels that are there.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Frees the memory, where it came from `malloc`.
    public func free() { data?.deallocate() }
}

/// All went well.
public let kvImageNoError: vImage_Error = 0
/// Source and destination don't have the sizes that the function asks for.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel without a middle: its sides must be odd.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// Nothing says what lies beyond the edges.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// There is no memory where pixels should be.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// A number that the function can't take.
public let kvImageInvalidParameter: vImage_Error = -21773

/// No options.
public let kvImageNoFlags: UInt32 = 0
/// The first channel stays as it is.
public let kvImageLeaveAlphaUnchanged: UInt32 = 1
/// Beyond the edges, pixels are as before.
public let kvImageCopyInPlace: UInt32 = 2
/// A color lies beyond the edges.
public let kvImageBackgroundColorFill: UInt32 = 4
/// The pixels of the edges go on beyond them.
public let kvImageEdgeExtend: UInt32 = 8
/// Without threads; nothing here uses any.
public let kvImageDoNotTile: UInt32 = 16
/// A better way of scaling; here the only one.
public let kvImageHighQualityResampling: UInt32 = 32
/// At the edges, only the part of the kernel that lies within counts.
public let kvImageTruncateKernel: UInt32 = 64
/// Asks how much memory a function wants; here none.
public let kvImageGetTempBufferSize: UInt32 = 128
