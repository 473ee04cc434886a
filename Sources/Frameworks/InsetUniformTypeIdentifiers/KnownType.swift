/// What is known of a type that the system declares.
struct KnownType {
    let identifier: String
    let parents: [String]
    /// The usual one first.
    let extensions: [String]
    let mimeType: String?
    let title: String?

    static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })

    static let all: [KnownType] = [
        KnownType(identifier: "public.item", parents: [], extensions: [], mimeType: nil, title: nil),
        KnownType(identifier: "public.content", parents: [], extensions: [], mimeType: nil, title: nil),
        KnownType(
            identifier: "public.composite-content",
            parents: ["public.content"],
            extensions: [],
            mimeType: nil,
            title: nil
        ),
        KnownType(
            identifier: "public.data",
            parents: ["public.item"],
            extensions: [],
            mimeType: "application/octet-stream",
            title: nil
        ),
        KnownType(identifier: "public.directory", parents: ["public.item"], extensions: [], mimeType: nil, title: nil),
        KnownType(
            identifier: "public.folder",
            parents: ["public.directory"],
            extensions: [],
            mimeType: nil,
            title: "Folder"
        ),
        KnownType(identifier: "public.archive", parents: [], extensions: [], mimeType: nil, title: nil),
        KnownType(
            identifier: "public.text",
            parents: ["public.data", "public.content"],
            extensions: [],
            mimeType: nil,
            title: "text"
        ),
        KnownType(
            identifier: "public.plain-text",
            parents: ["public.text"],
            extensions: ["txt", "text"],
            mimeType: "text/plain",
            title: "plain text"
        ),
        KnownType(
            identifier: "public.utf8-plain-text",
            parents: ["public.plain-text"],
            extensions: [],
            mimeType: "text/plain",
            title: "text"
        ),
        KnownType(
            identifier: "public.rtf",
            parents: ["public.text"],
            extensions: ["rtf"],
            mimeType: "text/rtf",
            title: "RTF document"
        ),
        KnownType(
            identifier: "public.html",
            parents: ["public.text"],
            extensions: ["html", "htm"],
            mimeType: "text/html",
            title: "HTML text"
        ),
        KnownType(
            identifier: "public.xml",
            parents: ["public.text"],
            extensions: ["xml"],
            mimeType: "application/xml",
            title: "XML"
        ),
        KnownType(
            identifier: "public.json",
            parents: ["public.text"],
            extensions: ["json"],
            mimeType: "application/json",
            title: "JSON"
        ),
        KnownType(
            identifier: "public.yaml",
            parents: ["public.text"],
            extensions: ["yml", "yaml"],
            mimeType: "application/x-yaml",
            title: "YAML"
        ),
        KnownType(
            identifier: "public.comma-separated-values-text",
            parents: ["public.text"],
            extensions: ["csv"],
            mimeType: "text/csv",
            title: "CSV document"
        ),
        KnownType(
            identifier: "com.apple.property-list",
            parents: ["public.data"],
            extensions: ["plist"],
            mimeType: nil,
            title: "property list"
        ),
        KnownType(
            identifier: "public.source-code",
            parents: ["public.plain-text"],
            extensions: [],
            mimeType: nil,
            title: "source code"
        ),
        KnownType(
            identifier: "public.swift-source",
            parents: ["public.source-code"],
            extensions: ["swift"],
            mimeType: nil,
            title: "Swift source"
        ),
        KnownType(
            identifier: "com.netscape.javascript-source",
            parents: ["public.source-code"],
            extensions: ["js"],
            mimeType: "text/javascript",
            title: "JavaScript"
        ),
        KnownType(identifier: "public.url", parents: ["public.data"], extensions: [], mimeType: nil, title: "URL"),
        KnownType(
            identifier: "public.file-url",
            parents: ["public.url"],
            extensions: [],
            mimeType: nil,
            title: "file URL"
        ),
        KnownType(
            identifier: "public.image",
            parents: ["public.data", "public.content"],
            extensions: [],
            mimeType: nil,
            title: "image"
        ),
        KnownType(
            identifier: "public.jpeg",
            parents: ["public.image"],
            extensions: ["jpeg", "jpg", "jpe"],
            mimeType: "image/jpeg",
            title: "JPEG image"
        ),
        KnownType(
            identifier: "public.png",
            parents: ["public.image"],
            extensions: ["png"],
            mimeType: "image/png",
            title: "PNG image"
        ),
        KnownType(
            identifier: "com.compuserve.gif",
            parents: ["public.image"],
            extensions: ["gif"],
            mimeType: "image/gif",
            title: "GIF image"
        ),
        KnownType(
            identifier: "public.tiff",
            parents: ["public.image"],
            extensions: ["tiff", "tif"],
            mimeType: "image/tiff",
            title: "TIFF image"
        ),
        KnownType(
            identifier: "public.jpeg-2000",
            parents: ["public.image"],
            extensions: ["jp2", "jpf", "jpx", "j2k", "j2c"],
            mimeType: "image/jp2",
            title: "JPEG 2000 image"
        ),
        KnownType(
            identifier: "public.jpeg-xl",
            parents: ["public.image"],
            extensions: ["jxl"],
            mimeType: "image/jxl",
            title: "JPEG XL image"
        ),
        KnownType(
            identifier: "public.avif",
            parents: ["public.image"],
            extensions: ["avif"],
            mimeType: "image/avif",
            title: "AVIF image"
        ),
        KnownType(
            identifier: "com.apple.m4v-video",
            parents: ["public.movie"],
            extensions: ["m4v"],
            mimeType: "video/x-m4v",
            title: "Apple MPEG-4 movie"
        ),
        KnownType(
            identifier: "com.microsoft.bmp",
            parents: ["public.image"],
            extensions: ["bmp"],
            mimeType: "image/bmp",
            title: "BMP image"
        ),
        KnownType(
            identifier: "public.heic",
            parents: ["public.heif-standard"],
            extensions: ["heic"],
            mimeType: "image/heic",
            title: "HEIC image"
        ),
        KnownType(
            identifier: "public.heif-standard",
            parents: ["public.image"],
            extensions: ["heif"],
            mimeType: "image/heif",
            title: "HEIF image"
        ),
        KnownType(
            identifier: "org.webmproject.webp",
            parents: ["public.image"],
            extensions: ["webp"],
            mimeType: "image/webp",
            title: "WebP image"
        ),
        KnownType(
            identifier: "public.svg-image",
            parents: ["public.image", "public.xml"],
            extensions: ["svg"],
            mimeType: "image/svg+xml",
            title: "SVG image"
        ),
        KnownType(
            identifier: "com.apple.icns",
            parents: ["public.image"],
            extensions: ["icns"],
            mimeType: nil,
            title: "icon"
        ),
        KnownType(
            identifier: "com.microsoft.ico",
            parents: ["public.image"],
            extensions: ["ico"],
            mimeType: "image/vnd.microsoft.icon",
            title: "Windows icon"
        ),
        KnownType(
            identifier: "public.camera-raw-image",
            parents: ["public.image"],
            extensions: [],
            mimeType: nil,
            title: "raw image"
        ),
        KnownType(
            identifier: "com.apple.live-photo",
            parents: ["public.data"],
            extensions: [],
            mimeType: nil,
            title: "live photo"
        ),
        KnownType(
            identifier: "public.audiovisual-content",
            parents: ["public.data", "public.content"],
            extensions: [],
            mimeType: nil,
            title: nil
        ),
        KnownType(
            identifier: "public.movie",
            parents: ["public.audiovisual-content"],
            extensions: [],
            mimeType: nil,
            title: "movie"
        ),
        KnownType(identifier: "public.video", parents: ["public.movie"], extensions: [], mimeType: nil, title: "video"),
        KnownType(
            identifier: "public.audio",
            parents: ["public.audiovisual-content"],
            extensions: [],
            mimeType: nil,
            title: "audio"
        ),
        KnownType(
            identifier: "com.apple.quicktime-movie",
            parents: ["public.movie"],
            extensions: ["mov", "qt"],
            mimeType: "video/quicktime",
            title: "QuickTime movie"
        ),
        KnownType(
            identifier: "public.mpeg-4",
            parents: ["public.movie"],
            extensions: ["mp4"],
            mimeType: "video/mp4",
            title: "MPEG-4 movie"
        ),
        KnownType(
            identifier: "public.avi",
            parents: ["public.movie"],
            extensions: ["avi"],
            mimeType: "video/avi",
            title: "AVI movie"
        ),
        KnownType(
            identifier: "public.mp3",
            parents: ["public.audio"],
            extensions: ["mp3"],
            mimeType: "audio/mpeg",
            title: "MP3 audio"
        ),
        KnownType(
            identifier: "com.microsoft.waveform-audio",
            parents: ["public.audio"],
            extensions: ["wav"],
            mimeType: "audio/vnd.wave",
            title: "Waveform audio"
        ),
        KnownType(
            identifier: "public.mpeg-4-audio",
            parents: ["public.mpeg-4", "public.audio"],
            extensions: ["m4a"],
            mimeType: "audio/mp4",
            title: "MPEG-4 audio"
        ),
        KnownType(
            identifier: "public.aiff-audio",
            parents: ["public.audio"],
            extensions: ["aiff", "aif"],
            mimeType: "audio/aiff",
            title: "AIFF audio"
        ),
        KnownType(
            identifier: "public.midi-audio",
            parents: ["public.audio"],
            extensions: ["midi", "mid"],
            mimeType: "audio/midi",
            title: "MIDI audio"
        ),
        KnownType(
            identifier: "com.adobe.pdf",
            parents: ["public.data", "public.composite-content"],
            extensions: ["pdf"],
            mimeType: "application/pdf",
            title: "PDF document"
        ),
        KnownType(
            identifier: "org.idpf.epub-container",
            parents: ["public.data", "public.composite-content"],
            extensions: ["epub"],
            mimeType: "application/epub+zip",
            title: "EPUB document"
        ),
        KnownType(
            identifier: "public.zip-archive",
            parents: ["public.data", "public.archive"],
            extensions: ["zip"],
            mimeType: "application/zip",
            title: "ZIP archive"
        ),
        KnownType(
            identifier: "org.gnu.gnu-zip-archive",
            parents: ["public.data", "public.archive"],
            extensions: ["gz", "gzip"],
            mimeType: "application/x-gzip",
            title: "gzip archive"
        ),
        KnownType(identifier: "public.font", parents: [], extensions: [], mimeType: nil, title: "font"),
        KnownType(
            identifier: "public.vcard",
            parents: ["public.text"],
            extensions: ["vcf", "vcard"],
            mimeType: "text/vcard",
            title: "vCard"
        ),
        KnownType(identifier: "public.contact", parents: [], extensions: [], mimeType: nil, title: "contact"),
        KnownType(
            identifier: "public.calendar-event",
            parents: [],
            extensions: [],
            mimeType: nil,
            title: "calendar event"
        ),
        KnownType(
            identifier: "public.email-message",
            parents: ["public.data"],
            extensions: ["eml"],
            mimeType: "message/rfc822",
            title: "e-mail message"
        ),
        KnownType(
            identifier: "com.apple.package",
            parents: ["public.directory"],
            extensions: [],
            mimeType: nil,
            title: "package"
        ),
        KnownType(
            identifier: "com.apple.bundle",
            parents: ["public.directory"],
            extensions: [],
            mimeType: nil,
            title: "bundle"
        ),
        KnownType(
            identifier: "com.apple.application",
            parents: [],
            extensions: [],
            mimeType: nil,
            title: "application"
        ),
        KnownType(identifier: "public.database", parents: [], extensions: [], mimeType: nil, title: "database"),
        KnownType(identifier: "public.message", parents: [], extensions: [], mimeType: nil, title: "message"),
        KnownType(
            identifier: "public.presentation",
            parents: ["public.composite-content"],
            extensions: [],
            mimeType: nil,
            title: "presentation"
        ),
        KnownType(
            identifier: "public.spreadsheet",
            parents: ["public.content"],
            extensions: [],
            mimeType: nil,
            title: "spreadsheet"
        ),
        KnownType(
            identifier: "public.3d-content",
            parents: ["public.content"],
            extensions: [],
            mimeType: nil,
            title: "3D content"
        ),
        KnownType(
            identifier: "com.pixar.universal-scene-description-mobile",
            parents: ["public.3d-content"],
            extensions: ["usdz"],
            mimeType: "model/vnd.usdz+zip",
            title: "USDZ"
        ),
    ]
}
