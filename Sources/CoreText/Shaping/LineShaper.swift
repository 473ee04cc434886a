import CHarfBuzz
import Foundation

/// Turns a text of one font into glyphs with advances, without regard to lines.
///
/// Characters that the system font's table holds stand at the table's advances, drawn with the face's glyphs; everything else
/// is shaped by HarfBuzz with the first face that has it.
struct LineShaper {
    let font: FontDescription
    let era: SystemFontEra
    let resolved: ResolvedFont
    /// What the widths of the font's own glyphs are multiplied by.
    private let stretch: Double
    private let table = SystemFontTable.shared
    private let systemFace: SystemFontFace?
    /// As wide as the widest figure; 0 where figures keep their own widths.
    private let figureAdvance: Double

    init(font: FontDescription, era: SystemFontEra) {
        self.font = font
        self.era = era
        stretch = font.stretch
        resolved = FontStore.shared.resolve(font, era: era)
        if case .system(let face, let monospacedDigits) = resolved.advances {
            let systemFace = SystemFontFace.of(size: max(0, font.size), face: face, era: era)
            self.systemFace = systemFace
            figureAdvance =
                monospacedDigits
                ? (0x30...0x39).compactMap { SystemFontTable.shared.index(of: $0) }.map(systemFace.advance).max() ?? 0
                : 0
        } else {
            systemFace = nil
            figureAdvance = 0
        }
    }

    /// Whether characters of the system font's table stand at its advances; other forms of letters are the face's own.
    private var usesTable: Bool { resolved.advances != .face && font.features.isEmpty }

    /// The size of the face's em, in points.
    var size: Double { max(0, font.size) }

    func width(of text: String) -> Double {
        var shaped = ShapedText(utf16: Array(text.utf16))
        shape(0..<shaped.utf16.count, of: &shaped, run: 0, level: 0)
        return shaped.glyphs.reduce(0) { $0 + $1.advance }
    }

    /// Appends the glyphs of a part of the text that has this font and one direction.
    func shape(
        _ range: Range<Int>,
        of text: inout ShapedText,
        run: Int,
        level: UInt8,
        features: ShapingFeatures = ShapingFeatures()
    ) {
        let first = text.glyphs.count
        defer { if stretch != 1 { text.stretch(by: stretch, from: first) } }
        var position = range.lowerBound
        var previous = -1
        while position < range.upperBound {
            let end = text.clusterEnd(at: position, limit: range.upperBound)
            if let next = appendFromTable(
                position..<end,
                of: &text,
                run: run,
                level: level,
                features,
                previous: &previous
            ) {
                position = next
                continue
            }
            previous = -1
            // As many clusters as one face can shape together.
            let face = face(for: position..<end, of: text)
            var stop = end
            while stop < range.upperBound {
                let next = text.clusterEnd(at: stop, limit: range.upperBound)
                guard !isFromTable(stop..<next, of: text), self.face(for: stop..<next, of: text) == face,
                    text.script(at: stop) == text.script(at: position) || text.script(at: stop) == nil
                else { break }
                stop = next
            }
            appendShaped(position..<stop, of: &text, face: face, run: run, level: level, features)
            position = stop
        }
    }

    // MARK: Characters of the table

    /// True if the cluster's characters stand at advances that are known without shaping.
    private func isFromTable(_ cluster: Range<Int>, of text: ShapedText) -> Bool {
        guard usesTable, cluster.count == 1 else { return false }
        return knownAdvance(UInt32(text.utf16[cluster.lowerBound])) != nil
    }

    /// The advance of a character, tracking included; nil where shaping decides.
    private func knownAdvance(_ scalar: UInt32) -> Double? {
        switch resolved.advances {
        case .system:
            if figureAdvance > 0, (0x30...0x39).contains(scalar) { return figureAdvance }
            guard let index = table.index(of: scalar) else { return nil }
            return systemFace?.advance(index)
        case .helveticaNeue(let isBold, let isInterface, let scale, let offset):
            let isMedium = !isBold && scale != 1
            let tracking = isInterface ? HelveticaNeue.trackingPoints(size: size, isMedium: isMedium) : 0
            guard let advance = HelveticaNeue.advance(of: scalar, size: size, isBold: isBold) else { return nil }
            // Figures are as wide in every weight (IB-29).
            if (0x30...0x39).contains(scalar) { return advance + tracking }
            return advance * scale + (scalar == 0x20 ? 0 : offset * size) + tracking
        case .monospaced:
            guard (0x20...0x7E).contains(scalar) else { return nil }
            return table.monospacedAdvance / SystemFontTable.unitsPerEm * size
        case .face:
            return nil
        }
    }

    private func appendFromTable(
        _ cluster: Range<Int>,
        of text: inout ShapedText,
        run: Int,
        level: UInt8,
        _ features: ShapingFeatures,
        previous: inout Int
    ) -> Int? {
        let start = cluster.lowerBound
        let scalar = UInt32(text.utf16[start])
        if Self.isInvisible(scalar) {
            text.append(
                ShapedGlyph(
                    glyph: ShapedText.noGlyph,
                    face: 0,
                    run: Int32(run),
                    cluster: Int32(start),
                    advance: 0,
                    level: level
                )
            )
            return cluster.upperBound
        }
        guard usesTable, cluster.count == 1, let advance = knownAdvance(scalar) else { return nil }
        // The shape may come from another face where Inter lacks it; the advance stays the table's.
        var face = resolved.face
        let shown = level & 1 == 1 ? BidiLevels.mirrored(scalar) : scalar
        var glyph = face.glyph(for: shown)
        if glyph == nil, let other = FontStore.shared.fallback(for: shown, like: resolved, isEmoji: false) {
            face = other
            glyph = other.glyph(for: shown)
        }
        if let systemFace, figureAdvance == 0, let index = table.index(of: scalar) {
            if previous >= 0, features.usesKerning { text.addToLastAdvance(systemFace.kerning(previous, index)) }
            previous = index
        }
        if case .helveticaNeue = resolved.advances {
            // Its own kerning isn't known; the substitute's is near (IB-29).
            if previous >= 0, features.usesKerning {
                text.addToLastAdvance(resolved.face.kerning(UInt32(previous), scalar) * size)
            }
            previous = Int(scalar)
        }
        var shaped = ShapedGlyph(
            glyph: glyph ?? 0,
            face: text.index(of: face, style: resolved.style, size: size),
            run: Int32(run),
            cluster: Int32(start),
            advance: advance,
            level: level
        )
        if case .system = resolved.advances, figureAdvance == 0 {
        } else if let glyph {
            // Fixed widths: the shape stands in the middle of its cell.
            shaped.offsetX = (advance - face.advance(of: glyph) * size) / 2
        }
        text.append(shaped)
        return cluster.upperBound
    }

    /// Controls, joiners, marks of direction and variation selectors on their own take no room.
    private static func isInvisible(_ scalar: UInt32) -> Bool {
        // Speed: unoptimized builds pay for each case.
        if scalar >= 0x20, scalar < 0x7F { return false }
        return switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
            0xFFFC:
            true
        default: false
        }
    }

    // MARK: Shaping

    private func face(for cluster: Range<Int>, of text: ShapedText) -> FontFace {
        let scalar = text.scalar(at: cluster.lowerBound)
        let isEmoji = text.isEmoji(cluster)
        if !isEmoji || resolved.face.hasColor, resolved.face.glyph(for: scalar) != nil { return resolved.face }
        return FontStore.shared.fallback(for: scalar, like: resolved, isEmoji: isEmoji) ?? resolved.face
    }

    private func appendShaped(
        _ range: Range<Int>,
        of text: inout ShapedText,
        face: FontFace,
        run: Int,
        level: UInt8,
        _ features: ShapingFeatures
    ) {
        guard let buffer = hb_buffer_create() else { return }
        defer { hb_buffer_destroy(buffer) }
        text.utf16.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer,
                units.baseAddress,
                Int32(units.count),
                UInt32(range.lowerBound),
                Int32(range.count)
            )
        }
        hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        if let script = text.script(at: range.lowerBound) { hb_buffer_set_script(buffer, hb_script_t(script)) }
        hb_buffer_guess_segment_properties(buffer)
        let wishes = features.harfBuzz(for: font)
        face.withFont { hb_shape($0, buffer, wishes, UInt32(wishes.count)) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        let standsIn = resolved.advances != .face && face == resolved.face
        let unit = size / face.unitsPerEm
        let scale = standsIn ? unit * resolved.faceScale : unit
        let tracking = standsIn ? systemFace?.trackingPoints ?? 0 : 0
        let style = face == resolved.face ? resolved.style : SyntheticStyle()
        let faceIndex = text.index(of: face, style: style, size: size)
        var glyphs = (0..<Int(count)).map { index in
            let (info, position) = (infos[index], positions[index])
            return ShapedGlyph(
                glyph: info.codepoint,
                face: faceIndex,
                run: Int32(run),
                cluster: Int32(info.cluster),
                advance: widened(Double(position.x_advance) * scale, in: face)
                    + (position.x_advance > 0 ? tracking : 0),
                offsetX: Double(position.x_offset) * unit,
                offsetY: Double(position.y_offset) * unit,
                level: level
            )
        }
        // HarfBuzz gives right-to-left text in visual order.
        if level & 1 == 1 { glyphs.reverse() }
        for glyph in glyphs { text.append(glyph) }
    }

    /// An advance as Apple's emoji have it: a margin wider than the font's size. Stored labels of one emoji are 40 wide
    /// at 35 points, 43 at 38, 50 at 45; small ones have half a point more (23 at 17, segments of 19 at 13).
    private func widened(_ advance: Double, in face: FontFace) -> Double {
        guard face.hasColor, advance > 0 else { return advance }
        return size + (size < Self.smallEmojiLimit ? Self.smallEmojiMargin : Self.emojiMargin)
    }

    private static let emojiMargin = 5.0
    private static let smallEmojiMargin = 5.5
    private static let smallEmojiLimit = 20.0
}
