/// How far a direction goes that a part of a text is put into; added to the raw value of an `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Letters inside keep their own directions.
    case embedding = 0
    /// All characters inside run in the direction.
    case override = 2
}
