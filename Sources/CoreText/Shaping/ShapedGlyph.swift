/// One glyph on its line, in logical order.
struct ShapedGlyph {
    var glyph: UInt32
    /// Its face's place in the shaped text's list.
    var face: Int32
    /// Which attribute run it belongs to.
    var run: Int32
    /// The first UTF-16 unit of the characters it stands for.
    var cluster: Int32
    /// Where those characters end; 0 until `ShapedText.endClusters` sets it.
    var clusterEnd: Int32 = 0
    /// Points.
    var advance: Double
    /// From the pen, in points; y upward.
    var offsetX: Double = 0
    var offsetY: Double = 0
    /// The bidirectional embedding level; odd runs right to left.
    var level: UInt8
}
