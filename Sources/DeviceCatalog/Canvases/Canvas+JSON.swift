import Foundation

extension Canvas {
    /// Reads every canvas.
    ///
    /// - Parameter device: Finds a device of the catalog by its name.
    static func canvases(
        _ builder: CatalogValue,
        device: (String) -> Device?
    ) throws(DeviceCatalogError) -> [Canvas] {
        var areasByID: [String: CatalogValue] = [:]
        for area in try builder["safe_areas"].elements {
            for id in try area["canvases"].elements { areasByID[try id.string] = area }
        }
        var canvases: [Canvas] = []
        for (id, entry) in try builder["canvases"].members {
            let name = try entry["device"].string
            let device = device(name)
            let scale = try entry["scale"].number
            canvases.append(
                Canvas(
                    id: id,
                    size: try entry["points"].size,
                    scale: scale,
                    deviceName: name,
                    tabBarHeight: device == nil ? 0 : try builder["tab_bar"].number,
                    safeAreas: try safeAreas(areasByID[id], device: device),
                    navigationBars: try navigationBars(builder["bars"], device: device, scale: scale)
                )
            )
        }
        return canvases
    }

    private static func safeAreas(
        _ value: CatalogValue?,
        device: Device?
    ) throws(DeviceCatalogError) -> [CanvasSafeArea] {
        guard let value, let device else { return [] }
        let turn = try value["landscape"].choice(CanvasSafeArea.Turn.self)
        let landscape = device.safeAreaInsets(os: device.firstOS, orientation: .landscapeLeft)
        var areas: [CanvasSafeArea] = []
        for era in try value["eras"].elements {
            areas.append(
                CanvasSafeArea(
                    before: try era.optional("before")?.integer,
                    top: try era["top"].number,
                    bottom: try era["bottom"].number,
                    turn: turn,
                    landscapeBottom: landscape.bottom
                )
            )
        }
        return areas
    }

    private static func navigationBars(
        _ value: CatalogValue,
        device: Device?,
        scale: CGFloat
    ) throws(DeviceCatalogError) -> [CanvasNavigationBar] {
        guard let device else { return [] }
        let gap = scale > 2 ? "sheet_gap_3x" : "sheet_gap_2x"
        var bars: [CanvasNavigationBar] = []
        for bar in try value.elements {
            bars.append(
                CanvasNavigationBar(
                    before: try bar.optional("before")?.integer,
                    height: try bar[device.idiom == .pad ? "pad" : "phone"].number,
                    largeTitleHeight: try bar["large_title"].number,
                    sheetGap: device.idiom == .pad ? 0 : try bar[gap].number
                )
            )
        }
        return bars
    }
}
