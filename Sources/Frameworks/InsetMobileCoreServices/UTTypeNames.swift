import Foundation

// The names of types as they were before iOS 14; `as String` turns them into Swift's.

/// The name `public.image`.
nonisolated(unsafe) public let kUTTypeImage: NSString = "public.image"
/// The name `public.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG: NSString = "public.jpeg"
/// The name `public.png`.
nonisolated(unsafe) public let kUTTypePNG: NSString = "public.png"
/// The name `com.compuserve.gif`.
nonisolated(unsafe) public let kUTTypeGIF: NSString = "com.compuserve.gif"
/// The name `public.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF: NSString = "public.tiff"
/// The name `com.microsoft.bmp`.
nonisolated(unsafe) public let kUTTypeBMP: NSString = "com.microsoft.bmp"
/// The name `public.movie`.
nonisolated(unsafe) public let kUTTypeMovie: NSString = "public.movie"
/// The name `public.video`.
nonisolated(unsafe) public let kUTTypeVideo: NSString = "public.video"
/// The name `public.audio`.
nonisolated(unsafe) public let kUTTypeAudio: NSString = "public.audio"
/// The name `public.mp3`.
nonisolated(unsafe) public let kUTTypeMP3: NSString = "public.mp3"
/// The name `public.mpeg-4`.
nonisolated(unsafe) public let kUTTypeMPEG4: NSString = "public.mpeg-4"
/// The name `com.apple.quicktime-movie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: NSString = "com.apple.quicktime-movie"
/// The name `com.adobe.pdf`.
nonisolated(unsafe) public let kUTTypePDF: NSString = "com.adobe.pdf"
/// The name `public.text`.
nonisolated(unsafe) public let kUTTypeText: NSString = "public.text"
/// The name `public.plain-text`.
nonisolated(unsafe) public let kUTTypePlainText: NSString = "public.plain-text"
/// The name `public.utf8-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: NSString = "public.utf8-plain-text"
/// The name `public.rtf`.
nonisolated(unsafe) public let kUTTypeRTF: NSString = "public.rtf"
/// The name `public.html`.
nonisolated(unsafe) public let kUTTypeHTML: NSString = "public.html"
/// The name `public.xml`.
nonisolated(unsafe) public let kUTTypeXML: NSString = "public.xml"
/// The name `public.json`.
nonisolated(unsafe) public let kUTTypeJSON: NSString = "public.json"
/// The name `public.url`.
nonisolated(unsafe) public let kUTTypeURL: NSString = "public.url"
/// The name `public.file-url`.
nonisolated(unsafe) public let kUTTypeFileURL: NSString = "public.file-url"
/// The name `public.data`.
nonisolated(unsafe) public let kUTTypeData: NSString = "public.data"
/// The name `public.item`.
nonisolated(unsafe) public let kUTTypeItem: NSString = "public.item"
/// The name `public.content`.
nonisolated(unsafe) public let kUTTypeContent: NSString = "public.content"
/// The name `public.folder`.
nonisolated(unsafe) public let kUTTypeFolder: NSString = "public.folder"
/// The name `public.zip-archive`.
nonisolated(unsafe) public let kUTTypeZipArchive: NSString = "public.zip-archive"
/// The name `public.vcard`.
nonisolated(unsafe) public let kUTTypeVCard: NSString = "public.vcard"
/// The name `com.apple.property-list`.
nonisolated(unsafe) public let kUTTypePropertyList: NSString = "com.apple.property-list"
/// The name `com.apple.live-photo`.
nonisolated(unsafe) public let kUTTypeLivePhoto: NSString = "com.apple.live-photo"
