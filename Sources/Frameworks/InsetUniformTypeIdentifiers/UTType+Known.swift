extension UTType {
    /// A kind of types: `public.item`.
    public static let item = UTType(known: "public.item")
    /// A kind of types: `public.content`.
    public static let content = UTType(known: "public.content")
    /// A kind of types: `public.composite-content`.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// A kind of types: `public.data`.
    public static let data = UTType(known: "public.data")
    /// A kind of types: `public.directory`.
    public static let directory = UTType(known: "public.directory")
    /// Folder: `public.folder`.
    public static let folder = UTType(known: "public.folder")
    /// A kind of types: `public.archive`.
    public static let archive = UTType(known: "public.archive")
    /// Text: `public.text`.
    public static let text = UTType(known: "public.text")
    /// Plain text: `public.plain-text`.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text: `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// RTF document: `public.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML text: `public.html`.
    public static let html = UTType(known: "public.html")
    /// XML: `public.xml`.
    public static let xml = UTType(known: "public.xml")
    /// JSON: `public.json`.
    public static let json = UTType(known: "public.json")
    /// YAML: `public.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// CSV document: `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Property list: `com.apple.property-list`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// Source code: `public.source-code`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source: `public.swift-source`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// JavaScript: `com.netscape.javascript-source`.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// URL: `public.url`.
    public static let url = UTType(known: "public.url")
    /// File URL: `public.file-url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// Image: `public.image`.
    public static let image = UTType(known: "public.image")
    /// JPEG image: `public.jpeg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// PNG image: `public.png`.
    public static let png = UTType(known: "public.png")
    /// GIF image: `com.compuserve.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// TIFF image: `public.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// BMP image: `com.microsoft.bmp`.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// HEIC image: `public.heic`.
    public static let heic = UTType(known: "public.heic")
    /// HEIF image: `public.heif-standard`.
    public static let heif = UTType(known: "public.heif-standard")
    /// WebP image: `org.webmproject.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// SVG image: `public.svg-image`.
    public static let svg = UTType(known: "public.svg-image")
    /// Icon: `com.apple.icns`.
    public static let icns = UTType(known: "com.apple.icns")
    /// Icon of Windows: `com.microsoft.ico`.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// Raw image: `public.camera-raw-image`.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// Live photo: `com.apple.live-photo`.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// A kind of types: `public.audiovisual-content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Movie: `public.movie`.
    public static let movie = UTType(known: "public.movie")
    /// Video: `public.video`.
    public static let video = UTType(known: "public.video")
    /// Audio: `public.audio`.
    public static let audio = UTType(known: "public.audio")
    /// QuickTime movie: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// MPEG-4 movie: `public.mpeg-4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// AVI movie: `public.avi`.
    public static let avi = UTType(known: "public.avi")
    /// MP3 audio: `public.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// Waveform audio: `com.microsoft.waveform-audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// MPEG-4 audio: `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// AIFF audio: `public.aiff-audio`.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI audio: `public.midi-audio`.
    public static let midi = UTType(known: "public.midi-audio")
    /// PDF document: `com.adobe.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// EPUB document: `org.idpf.epub-container`.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// ZIP archive: `public.zip-archive`.
    public static let zip = UTType(known: "public.zip-archive")
    /// Gzip archive: `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Font: `public.font`.
    public static let font = UTType(known: "public.font")
    /// VCard: `public.vcard`.
    public static let vCard = UTType(known: "public.vcard")
    /// Contact: `public.contact`.
    public static let contact = UTType(known: "public.contact")
    /// Calendar event: `public.calendar-event`.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// E-mail message: `public.email-message`.
    public static let emailMessage = UTType(known: "public.email-message")
    /// Package: `com.apple.package`.
    public static let package = UTType(known: "com.apple.package")
    /// Bundle: `com.apple.bundle`.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// Application: `com.apple.application`.
    public static let application = UTType(known: "com.apple.application")
    /// Database: `public.database`.
    public static let database = UTType(known: "public.database")
    /// Message: `public.message`.
    public static let message = UTType(known: "public.message")
    /// Presentation: `public.presentation`.
    public static let presentation = UTType(known: "public.presentation")
    /// Spreadsheet: `public.spreadsheet`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// 3D content: `public.3d-content`.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// USDZ: `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
