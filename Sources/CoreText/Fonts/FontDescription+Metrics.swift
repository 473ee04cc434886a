import Platform

extension FontDescription {
    /// The vertical measures at this size.
    package func metrics(in era: Era) -> FontMetrics {
        let size = max(0, size)
        switch family {
        case .system: return systemMetrics(size: size, era: SystemFontEra(era))
        case .named:
            let resolved = FontStore.shared.resolve(self, era: SystemFontEra(era))
            return switch resolved.verticalMeasures {
            case .system: systemMetrics(size: size, era: SystemFontEra(era))
            case .known(let measures):
                measures.metrics(size: size, substitute: systemMetrics(size: size, era: SystemFontEra(era)))
            case .face: resolved.face.metrics(size: size)
            }
        }
    }

    private func systemMetrics(size: CGFloat, era: SystemFontEra) -> FontMetrics {
        let table = SystemFontTable.shared
        let variableShare = interpolate(table.opticalSize, at: size)
        let share = era == .variable ? variableShare : size >= table.displayFrom ? 1 : 0
        let face = systemFace
        let xHeight =
            (1 - share) * table.xHeights[face] + share * table.xHeights[SystemFontTable.faceCount + face]
        var metrics = FontMetrics(
            ascender: table.ascender * size,
            descender: table.descender * size,
            leading: 0,
            lineHeight: table.lineHeight * size,
            capHeight: table.capHeight * size,
            xHeight: xHeight / SystemFontTable.unitsPerEm * size,
            lineSpacing: table.lineHeight * size,
            underlinePosition: -0.1 * size,
            underlineThickness: 0.05 * size
        )
        if era == .helveticaNeue {
            // system-font.json, classic: 1.193 of the size; the parts are unknown, so they divide as San Francisco's do.
            let height = HelveticaNeue.lineHeight * size
            metrics.ascender = table.ascender / table.lineHeight * height
            metrics.descender = table.descender / table.lineHeight * height
            metrics.lineHeight = height
            metrics.lineSpacing = height
        } else if let textStyle {
            metrics.lineSpacing = table.lineSpacing(of: textStyle, size: size)
        }
        return metrics
    }
}
