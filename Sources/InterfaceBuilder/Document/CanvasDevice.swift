/// The device that Interface Builder's canvas showed when the document was saved.
public struct CanvasDevice: Sendable, Hashable {
    /// Interface Builder's name, "retina6_12".
    public var id: String
    /// Default false: portrait.
    public var isLandscape: Bool
    /// Default false, also for documents of before Xcode 11, which don't say.
    public var isDark: Bool
    /// How an iPad app shares the screen, "fullscreen", "splitview1_2", …; nil for phones.
    public var layout: String?

    init(_ element: Element) {
        id = element["id"] ?? ""
        isLandscape = element["orientation"]?.hasPrefix("landscape") == true
        isDark = element["appearance"] == "dark"
        let adaptation = element.child(named: "adaptation")?["id"]
        layout = element["layout"] ?? adaptation.flatMap { $0.isEmpty ? nil : $0 }
    }
}
