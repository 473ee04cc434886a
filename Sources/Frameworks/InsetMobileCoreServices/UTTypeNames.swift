import Foundation

// The names of types as they were before iOS 14; `as String` turns them into Swift's.

/// The name `public.image`.
public let kUTTypeImage: NSString = "public.image"
/// The name `public.jpeg`.
public let kUTTypeJPEG: NSString = "public.jpeg"
/// The name `public.png`.
public let kUTTypePNG: NSString = "public.png"
/// The name `com.compuserve.gif`.
public let kUTTypeGIF: NSString = "com.compuserve.gif"
/// The name `public.tiff`.
public let kUTTypeTIFF: NSString = "public.tiff"
/// The name `com.microsoft.bmp`.
public let kUTTypeBMP: NSString = "com.microsoft.bmp"
/// The name `public.movie`.
public let kUTTypeMovie: NSString = "public.movie"
/// The name `public.video`.
public let kUTTypeVideo: NSString = "public.video"
/// The name `public.audio`.
public let kUTTypeAudio: NSString = "public.audio"
/// The name `public.mp3`.
public let kUTTypeMP3: NSString = "public.mp3"
/// The name `public.mpeg-4`.
public let kUTTypeMPEG4: NSString = "public.mpeg-4"
/// The name `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: NSString = "com.apple.quicktime-movie"
/// The name `com.adobe.pdf`.
public let kUTTypePDF: NSString = "com.adobe.pdf"
/// The name `public.text`.
public let kUTTypeText: NSString = "public.text"
/// The name `public.plain-text`.
public let kUTTypePlainText: NSString = "public.plain-text"
/// The name `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: NSString = "public.utf8-plain-text"
/// The name `public.rtf`.
public let kUTTypeRTF: NSString = "public.rtf"
/// The name `public.html`.
public let kUTTypeHTML: NSString = "public.html"
/// The name `public.xml`.
public let kUTTypeXML: NSString = "public.xml"
/// The name `public.json`.
public let kUTTypeJSON: NSString = "public.json"
/// The name `public.url`.
public let kUTTypeURL: NSString = "public.url"
/// The name `public.file-url`.
public let kUTTypeFileURL: NSString = "public.file-url"
/// The name `public.data`.
public let kUTTypeData: NSString = "public.data"
/// The name `public.item`.
public let kUTTypeItem: NSString = "public.item"
/// The name `public.content`.
public let kUTTypeContent: NSString = "public.content"
/// The name `public.folder`.
public let kUTTypeFolder: NSString = "public.folder"
/// The name `public.zip-archive`.
public let kUTTypeZipArchive: NSString = "public.zip-archive"
/// The name `public.vcard`.
public let kUTTypeVCard: NSString = "public.vcard"
/// The name `com.apple.property-list`.
public let kUTTypePropertyList: NSString = "com.apple.property-list"
/// The name `com.apple.live-photo`.
public let kUTTypeLivePhoto: NSString = "com.apple.live-photo"
