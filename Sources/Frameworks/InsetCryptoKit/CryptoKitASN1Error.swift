/// What goes wrong with keys and signatures in DER and PEM.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    /// A field's kind can't be one.
    case invalidFieldIdentifier
    /// A field is of another kind than asked for.
    case unexpectedFieldType
    /// An identifier of an object isn't one.
    case invalidObjectIdentifier
    /// The object isn't what was asked for.
    case invalidASN1Object
    /// A number isn't written as one.
    case invalidASN1IntegerEncoding
    /// A field ends too soon.
    case truncatedASN1Field
    /// A length can't be read.
    case unsupportedFieldLength
    /// The text isn't a PEM document of the kind that was asked for.
    case invalidPEMDocument
}
