/// Pixels as a block of a deflate stream with a code of its own, ready to be written.
struct PixelBlock: Sendable {
    private let runs: PixelRuns
    private let code: HuffmanCode
    private let prologue: DeflatePrologue
    private let bitCount: Int

    init(_ runs: PixelRuns) {
        let counts = runs.symbolCounts()
        let code = HuffmanCode(counts: counts, longest: 15)
        let size = runs.bytesPerPixel
        let prologue = DeflatePrologue(literals: code.lengths, distance: size == 3 ? 2 : 3)
        // Each copy also takes a bit for its distance.
        let copies = (1...runs.longestRun).reduce(0) { sum, pixels in
            sum + runs.runCount(pixels) * (1 + DeflateLength(pixels * size).extraBits)
        }
        (self.runs, self.code, self.prologue) = (runs, code, prologue)
        bitCount = 1 + prologue.size + code.size(of: counts) + copies
    }

    /// How many bytes are written.
    ///
    /// - Parameter isLast: Whether the stream ends here; otherwise an empty stored block follows, which ends on a whole byte,
    ///   so that another stream can go on.
    func byteCount(isLast: Bool) -> Int { isLast ? (bitCount + 7) / 8 : (bitCount + 3 + 7) / 8 + 4 }

    /// - Parameter target: Room for `byteCount` bytes, and eight more, which change.
    func write(to target: UnsafeMutableRawPointer, isLast: Bool) {
        var writer = BitWriter(target)
        writer.append(isLast ? 1 : 0, count: 1)
        prologue.write(to: &writer)
        writePixels(to: &writer)
        writer.append(UInt64(code.words[256]), count: UInt64(code.lengths[256]))
        if !isLast { writer.append(0, count: 3) }
        let count = writer.finish()
        if !isLast { target.storeBytes(of: 0xFFFF_0000, toByteOffset: count, as: UInt32.self) }
    }

    private func writePixels(to target: inout BitWriter) {
        var writer = target
        // Word and length of a byte in one number, so that one look at memory finds both.
        let bytes = zip(code.words, code.lengths).prefix(256).map { UInt64($0) << 8 | UInt64($1) }
        let copies = (0...runs.longestRun).map { pixels in pixels == 0 ? 0 : copy(of: pixels) }
        let hasAlpha = runs.bytesPerPixel == 4
        bytes.withUnsafeBufferPointer { bytes in
            copies.withUnsafeBufferPointer { copies in
                runs.read {
                    writer.append(bytes[2] &>> 8, count: bytes[2] & 255)
                } pixel: { pixel in
                    let first = bytes[Int(pixel & 255)]
                    let second = bytes[Int(pixel &>> 8 & 255)]
                    let third = bytes[Int(pixel &>> 16 & 255)]
                    let size = (first & 255) &+ (second & 255)
                    let bits = first &>> 8 | (second &>> 8) &<< (first & 255) | (third &>> 8) &<< size
                    writer.append(bits, count: size &+ (third & 255))
                    if hasAlpha {
                        let fourth = bytes[Int(pixel &>> 24)]
                        writer.append(fourth &>> 8, count: fourth & 255)
                    }
                } run: { pixels in
                    writer.append(copies[pixels] &>> 8, count: copies[pixels] & 255)
                }
            }
        }
        target = writer
    }

    /// Word and length of a copy of so many pixels from one pixel back.
    private func copy(of pixels: Int) -> UInt64 {
        let length = DeflateLength(pixels * runs.bytesPerPixel)
        let size = UInt64(code.lengths[length.symbol])
        let word = UInt64(code.words[length.symbol]) | UInt64(length.extra) << size
        // The one distance has a word of one bit, a zero.
        return word << 8 | (size + UInt64(length.extraBits) + 1)
    }
}
