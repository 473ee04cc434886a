/// What a call of a cipher answers; 0 means that it worked.
public typealias CCCryptorStatus = Int32
/// What a call answers.
public typealias CCStatus = Int32
/// Whether a cipher encrypts or decrypts.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher goes from block to block, and what it does with the last.
public typealias CCOptions = UInt32
/// How a cipher goes from block to block.
public typealias CCMode = UInt32
/// What a cipher does with the last block.
public typealias CCPadding = UInt32
/// How counters are counted.
public typealias CCModeOptions = UInt32
/// A cipher at work.
public typealias CCCryptorRef = OpaquePointer

/// The call worked.
public let kCCSuccess = 0
/// A parameter is missing or wrong.
public let kCCParamError = -4300
/// There is too little room for the output.
public let kCCBufferTooSmall = -4301
/// There is no memory left.
public let kCCMemoryFailure = -4302
/// The input isn't made of whole blocks.
public let kCCAlignmentError = -4303
/// The input couldn't be decrypted.
public let kCCDecodeError = -4304
/// The cipher can't do that.
public let kCCUnimplemented = -4305
/// There is too much.
public let kCCOverflow = -4306
/// There are no random bytes.
public let kCCRNGFailure = -4307
/// The call failed for an unknown reason.
public let kCCUnspecifiedError = -4308
/// The call comes at the wrong time.
public let kCCCallSequenceError = -4309
/// The key has a length that the cipher doesn't take.
public let kCCKeySizeError = -4310
/// The key isn't one.
public let kCCInvalidKey = -4311

/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1
/// Either, for ciphers that do the same both ways.
public let kCCBoth = 3

/// The cipher AES.
public let kCCAlgorithmAES128 = 0
/// The cipher AES, with keys of any of its lengths.
public let kCCAlgorithmAES = 0
/// The cipher DES.
public let kCCAlgorithmDES = 1
/// The cipher DES, three times.
public let kCCAlgorithm3DES = 2
/// The cipher CAST.
public let kCCAlgorithmCAST = 3
/// The cipher RC4, of single bytes.
public let kCCAlgorithmRC4 = 4
/// The cipher RC2.
public let kCCAlgorithmRC2 = 5
/// The cipher Blowfish.
public let kCCAlgorithmBlowfish = 6

/// The last block is filled up as PKCS #7 says.
public let kCCOptionPKCS7Padding = 1
/// Every block is encrypted by itself; otherwise they are chained (CBC).
public let kCCOptionECBMode = 2

/// Every block by itself.
public let kCCModeECB = 1
/// Blocks are chained.
public let kCCModeCBC = 2
/// Blocks are chained as a stream of bytes.
public let kCCModeCFB = 3
/// A counter is encrypted.
public let kCCModeCTR = 4
/// The output is encrypted again, as a stream of bytes.
public let kCCModeOFB = 7
/// Two keys, for sectors of disks.
public let kCCModeXTS = 8
/// RC4's own.
public let kCCModeRC4 = 9
/// Blocks are chained byte by byte.
public let kCCModeCFB8 = 10
/// Counters have their lowest byte first; not implemented, as on iOS.
public let kCCModeOptionCTR_LE = 1
/// Counters have their highest byte first.
public let kCCModeOptionCTR_BE = 2

/// The last block isn't filled up.
public let ccNoPadding = 0
/// The last block is filled up as PKCS #7 says.
public let ccPKCS7Padding = 1

/// Bytes of a key.
public let kCCKeySizeAES128 = 16
/// Bytes of a key.
public let kCCKeySizeAES192 = 24
/// Bytes of a key.
public let kCCKeySizeAES256 = 32
/// Bytes of a key.
public let kCCKeySizeDES = 8
/// Bytes of a key.
public let kCCKeySize3DES = 24
/// Bytes of the shortest key.
public let kCCKeySizeMinCAST = 5
/// Bytes of the longest key.
public let kCCKeySizeMaxCAST = 16
/// Bytes of the shortest key.
public let kCCKeySizeMinRC4 = 1
/// Bytes of the longest key.
public let kCCKeySizeMaxRC4 = 512
/// Bytes of the shortest key.
public let kCCKeySizeMinRC2 = 1
/// Bytes of the longest key.
public let kCCKeySizeMaxRC2 = 128
/// Bytes of the shortest key.
public let kCCKeySizeMinBlowfish = 8
/// Bytes of the longest key.
public let kCCKeySizeMaxBlowfish = 56

/// Bytes of a block.
public let kCCBlockSizeAES128 = 16
/// Bytes of a block.
public let kCCBlockSizeDES = 8
/// Bytes of a block.
public let kCCBlockSize3DES = 8
/// Bytes of a block.
public let kCCBlockSizeCAST = 8
/// Bytes of a block.
public let kCCBlockSizeRC2 = 8
/// Bytes of a block.
public let kCCBlockSizeBlowfish = 8

/// Bytes that a cipher's memory takes on iOS.
public let kCCContextSizeAES128 = 404
/// Bytes that a cipher's memory takes on iOS.
public let kCCContextSizeDES = 240
/// Bytes that a cipher's memory takes on iOS.
public let kCCContextSize3DES = 496
/// Bytes that a cipher's memory takes on iOS.
public let kCCContextSizeCAST = 240
/// Bytes that a cipher's memory takes on iOS.
public let kCCContextSizeRC4 = 1072
