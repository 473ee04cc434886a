/// In which order the bytes of a pixel lie in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of the order within a bitmap info.
    case orderMask = 0x7000
    /// As it comes: high byte first.
    case orderDefault = 0
    /// Half words, low byte first.
    case order16Little = 0x1000
    /// Words, low byte first.
    case order32Little = 0x2000
    /// Half words, high byte first.
    case order16Big = 0x3000
    /// Words, high byte first.
    case order32Big = 0x4000
}
