/// The code of a kind of sound data, four letters in a number.
public typealias AudioFormatID = UInt32

private func code(_ letters: StaticString) -> AudioFormatID {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | AudioFormatID($1) } }
}

/// Samples as they are.
public let kAudioFormatLinearPCM = code("lpcm")
/// AC-3.
public let kAudioFormatAC3 = code("ac-3")
/// Enhanced AC-3.
public let kAudioFormatEnhancedAC3 = code("ec-3")
/// IMA 4:1.
public let kAudioFormatAppleIMA4 = code("ima4")
/// AAC of low complexity.
public let kAudioFormatMPEG4AAC = code("aac ")
/// AAC of high efficiency.
public let kAudioFormatMPEG4AAC_HE = code("aach")
/// The second version of it.
public let kAudioFormatMPEG4AAC_HE_V2 = code("aacp")
/// AAC of low delay.
public let kAudioFormatMPEG4AAC_LD = code("aacl")
/// AAC of enhanced low delay.
public let kAudioFormatMPEG4AAC_ELD = code("aace")
/// Two to one by the µ-law.
public let kAudioFormatULaw = code("ulaw")
/// Two to one by the A-law.
public let kAudioFormatALaw = code("alaw")
/// MPEG layer 3.
public let kAudioFormatMPEGLayer3 = code(".mp3")
/// Without loss.
public let kAudioFormatAppleLossless = code("alac")
/// The free codec without loss.
public let kAudioFormatFLAC = code("flac")
/// The free codec of the web.
public let kAudioFormatOpus = code("Opus")
/// Speech over the internet (iLBC).
public let kAudioFormatiLBC = code("ilbc")
/// Adaptive multi-rate speech.
public let kAudioFormatAMR = code("samr")
