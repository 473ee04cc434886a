import Foundation
import Platform

extension Device {
    /// - Parameters:
    ///   - screen: The entry itself, or one of a folding phone's screens.
    ///   - currentOS: What a device runs that runs everything.
    init(entry: CatalogValue, screen: CatalogValue, currentOS: OSVersion) throws(DeviceCatalogError) {
        modelName = try entry["name"].string
        if let screenName = screen.optional("name"), entry.optional("screens") != nil {
            name = "\(modelName) (\(try screenName.string))"
        } else {
            name = modelName
        }
        var identifiers: [String] = []
        for identifier in try entry["identifiers"].elements { identifiers.append(try identifier.string) }
        self.identifiers = identifiers
        family = try entry["family"].string
        idiom = try Self.idiom(entry["idiom"])
        year = try entry["year"].integer

        size = try screen["points"].size
        scale = try screen["scale"].number
        nativeSize = try screen["native_pixels"].size
        nativeScale = try entry.optional("native_scale")?.number ?? nativeSize.width / size.width
        pixelsPerInch = try screen.optional("ppi")?.number ?? 0
        gamut = try entry["display_gamut"].string == "P3" ? .displayP3 : .sRGB
        displayCornerRadius = try entry.optional("display_corner_radius")?.number ?? 0
        hasHomeIndicator = try entry["home"].string == "indicator"
        homeIndicatorWidth = try entry.optional("home_indicator_width")?.number
        cutout = try Self.cutout(entry, width: size.width)
        displayZoom = try Self.displayZoom(entry)
        multitasking = try Self.multitasking(entry)

        firstOS = try entry["os_first"].version
        // "27 (current)": no end is known.
        lastOS = try entry["os_last"].string.hasSuffix("(current)") ? nil : entry["os_last"].version
        canvasID = try entry.optional("interface_builder_canvas")?.string

        portraitSizeClasses = try Self.sizeClasses(screen["size_classes"]["portrait"])
        landscapeSizeClasses = try Self.sizeClasses(screen["size_classes"]["landscape"])
        safeAreas = try Self.safeAreas(screen["safe_area"])
        statusBar = try Self.statusBar(entry)
        self.currentOS = currentOS
    }

    private static func idiom(_ value: CatalogValue) throws(DeviceCatalogError) -> Idiom {
        switch try value.string {
        case "phone": .phone
        case "pad": .pad
        case "mac": .mac
        default: throw value.failure
        }
    }

    private static func cutout(_ entry: CatalogValue, width: CGFloat) throws(DeviceCatalogError) -> Cutout? {
        guard let kind = Cutout.Kind(rawValue: try entry["cutout"].string) else { return nil }
        var frame: CGRect?
        var cornerRadius: CGFloat = 0
        if let geometry = entry.optional("cutout_geometry") {
            let cutoutWidth = try geometry["width"].number
            frame = CGRect(
                x: try geometry.optional("x")?.number ?? (width - cutoutWidth) / 2,
                y: try geometry.optional("y")?.number ?? 0,
                width: cutoutWidth,
                height: try geometry["height"].number
            )
            cornerRadius = try geometry.optional("corner_radius")?.number ?? 0
        }
        return Cutout(kind: kind, frame: frame, cornerRadius: cornerRadius)
    }

    private static func displayZoom(_ entry: CatalogValue) throws(DeviceCatalogError) -> DisplayZoom? {
        guard let zoom = entry.optional("display_zoom") else { return nil }
        let safeArea = zoom.optional("safe_area")
        return DisplayZoom(
            size: try zoom["points"].size,
            scale: try zoom["scale"].number,
            portraitSafeAreaInsets: try safeArea?["portrait"].insets,
            landscapeSafeAreaInsets: try safeArea?["landscape"].insets
        )
    }

    private static func multitasking(_ entry: CatalogValue) throws(DeviceCatalogError) -> Multitasking? {
        guard let value = entry.optional("multitasking") else { return nil }
        var modes: Set<String> = []
        for mode in try value["modes"].elements { modes.insert(try mode.string) }
        guard !modes.isEmpty else { return nil }
        var regularWidths: [CGFloat] = []
        for width in try value.optional("regular_width_at")?.elements ?? [] { regularWidths.append(try width.number) }
        return Multitasking(
            allowsSlideOver: modes.contains("slideOver"),
            allowsSplitView: modes.contains("splitView"),
            slideOverWidth: try value.optional("slide_over_width")?.number ?? 0,
            portraitSplits: try splits(value.optional("portrait_widths")),
            landscapeSplits: try splits(value.optional("landscape_widths")),
            dividerWidth: try value.optional("divider")?.number ?? 0,
            regularWidths: regularWidths
        )
    }

    private static func splits(_ value: CatalogValue?) throws(DeviceCatalogError) -> [Multitasking.Split] {
        var splits: [Multitasking.Split] = []
        for pair in try value?.elements ?? [] {
            let widths = try pair.size
            splits.append(Multitasking.Split(left: widths.width, right: widths.height))
        }
        return splits
    }

    private static func sizeClasses(_ value: CatalogValue) throws(DeviceCatalogError) -> SizeClasses {
        let names = try value.elements
        guard names.count == 2 else { throw value.failure }
        return SizeClasses(horizontal: try sizeClass(names[0]), vertical: try sizeClass(names[1]))
    }

    private static func sizeClass(_ value: CatalogValue) throws(DeviceCatalogError) -> SizeClass {
        switch try value.string {
        case "compact": .compact
        case "regular": .regular
        default: throw value.failure
        }
    }

    private static func safeAreas(_ value: CatalogValue) throws(DeviceCatalogError) -> [SafeArea] {
        var areas: [SafeArea] = []
        for entry in try value.elements {
            areas.append(
                SafeArea(
                    from: try entry.optional("from")?.version,
                    before: try entry.optional("before")?.version,
                    portrait: try entry["portrait"].insets,
                    landscape: try entry["landscape"].insets
                )
            )
        }
        return areas
    }

    private static func statusBar(_ entry: CatalogValue) throws(DeviceCatalogError) -> StatusBar? {
        guard let value = entry.optional("status_bar") else { return nil }
        let height = try value["height"].number
        return StatusBar(
            height: height,
            inCallHeight: try value.optional("in_call")?.number ?? height,
            landscape: try value["landscape"].choice(StatusBar.Landscape.self),
            before: try exception(value.optional("before")),
            from: try exception(value.optional("from"))
        )
    }

    private static func exception(_ value: CatalogValue?) throws(DeviceCatalogError) -> StatusBar.Exception? {
        guard let value else { return nil }
        return StatusBar.Exception(os: try value["os"].version, height: try value["height"].number)
    }
}
