import CoreText

/// Lays out a storage's text in containers, and finds places in it; glyphs are counted as characters, in UTF-16 units.
///
/// Lines are laid out when somebody asks, and kept until text or containers change.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Held weakly; decides about lines, and hears when layout was done.
    open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { known = nil } }
    /// The text; set by adding the layout manager to it. Held weakly: the storage keeps its layout managers.
    open internal(set) weak var textStorage: NSTextStorage?
    /// In the order in which the text fills them.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines have their fonts' leading between them. Default: true.
    ///
    /// - Note: No effect here: lines are as high as their fonts say.
    open var usesFontLeading = true
    /// The next word is hyphenated where a line would be filled to less than this share of its width, 0…1, in
    /// paragraphs that don't say themselves (TX-7). Default: 0.
    open var hyphenationFactor: CGFloat = 0 {
        didSet { if hyphenationFactor != oldValue { linesHaveOtherRules() } }
    }
    /// Whether words are hyphenated wherever lines have room left, as by a factor of 1 (iOS 13). Default: false.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { linesHaveOtherRules() } }
    }
    /// Whether text may be laid out where it is looked at first. Default: false.
    ///
    /// - Note: No effect here: the whole text is laid out at once.
    open var allowsNonContiguousLayout = false
    /// Whether text that would take very long is laid out only in part (iOS 15). Default: false.
    ///
    /// - Note: No effect here: the whole text is laid out at once.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether spaces and line ends have signs. Default: false.
    ///
    /// - Note: No effect here: control characters have no signs.
    open var showsInvisibleCharacters = false
    /// Whether control characters have signs. Default: false.
    ///
    /// - Note: No effect here: control characters have no signs.
    open var showsControlCharacters = false
    /// Whether all is laid out in one go; always false.
    open var hasNonContiguousLayout: Bool { false }
    weak var owner: (any LaidOutTextOwner)?
    /// From the baseline to the line that is being drawn under or through text, in points downward.
    final var decorationOffset: CGFloat = 0
    /// Emptied by `invalidateLines()`, and not used for containers of another room.
    var known: (key: LaidOutText.Key, texts: [LaidOutText])?

    // MARK: Containers
    /// The text flows on into this container.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }
    /// The text flows through the containers in their order.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: max(0, min(index, textContainers.count)))
        container.layoutManager = self
        invalidateLines()
    }
    /// The text flows past it; an index without container does nothing.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidateLines()
    }
    /// Called by containers when their room has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLines() }

    // MARK: Changes
    /// Called by the storage after a change; lays out anew and tells the text view.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidateLines()
        owner?.textStorageDidChange(editMask, newCharRange, delta)
    }
    /// Lines are laid out anew when somebody asks.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        invalidateLines()
    }
    /// The text is drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { owner?.textNeedsDisplay() }
    /// The text is drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { owner?.textNeedsDisplay() }
    /// Lays the text out, if it isn't, as the other calls of this name do.
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut() }
    /// Lays the text out.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut() }
    /// Lays the text out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut() }
    /// Lays the text out.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laidOut() }
    /// Makes the glyphs of characters.
    ///
    /// - Note: No effect here: glyphs come with layout.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Makes the glyphs of a range.
    ///
    /// - Note: No effect here: glyphs come with layout.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Says that characters have to become glyphs anew; lines are laid out anew when somebody asks.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange,
        changeInLength delta: Int,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

    // MARK: Glyphs and characters
    /// The text's length in UTF-16 units; 0 without storage.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Whether there is a character of that number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// The same range, as glyphs are counted as characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The same range, as glyphs are counted as characters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The number of the character, as glyphs are counted as characters.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The number of the glyph, as glyphs are counted as characters.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// What stands in a container, in UTF-16 units.
    open func glyphRange(for container: NSTextContainer) -> NSRange { laidOutRange(of: container) }
    /// What stands on lines of a container that touch a rectangle of its space.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        range(touching: bounds, in: container)
    }
    /// Where text is that no container has room for; the text's length if there is none.
    open func firstUnlaidCharacterIndex() -> Int { laidOut().last?.end ?? 0 }
    /// As ``firstUnlaidCharacterIndex()``: glyphs are counted as characters.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
    /// Both at once; nil: it isn't wanted.
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?,
        glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    // MARK: Places (Text/TextKit/NSLayoutManager+Places.swift); in the container's space
    /// The container that holds a character; nil where no container has room for it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?)
        -> NSTextContainer?
    { container(of: glyphIndex, effectiveRange) }
    /// The room that the lines take, padding included.
    open func usedRect(for container: NSTextContainer) -> CGRect { usedRoom(of: container) }
    /// As without the flag: everything is laid out when it is asked for.
    open func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
    /// As without the flag: everything is laid out when it is asked for.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
    /// As without the flag: everything is laid out when it is asked for.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange: UnsafeMutablePointer<NSRange>?,
        withoutAdditionalLayout: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
    /// As ``glyphRange(forBoundingRect:in:)``: everything is laid out when it is asked for.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect,
        in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
    /// The whole room of a character's line, as wide as the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        line(of: glyphIndex, effectiveRange)?.rect ?? .zero
    }
    /// The room of a character's line that text takes, padding included.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?)
        -> CGRect
    { line(of: glyphIndex, effectiveRange)?.usedRect ?? .zero }
    /// Where a character begins on its baseline, from the line's top left corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { placeOnLine(of: glyphIndex) }
    /// The union of the lines' parts; zero for a range without characters.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let union = rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? .zero : union
    }
    /// The character under or nearest to a point, and how far into it the point is, 0…1.
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (index, fraction) = character(at: point, in: container)
        partialFraction?.pointee = fraction
        return index
    }
    /// The character under or nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        character(at: point, in: container).index
    }
    /// The character under or nearest to a point, and how far into it the point is, 0…1.
    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    /// How far into the character under or nearest to a point the point is, 0…1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        character(at: point, in: container).fraction
    }
    /// The characters around one that stand one behind the other on its line without a tab or an attachment between.
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange { evenRange(around: glyphIndex) }
    /// What an attachment takes on its line; (-1, -1) for other characters.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { sizeOfAttachment(at: glyphIndex) }
    /// Whether nothing is drawn for a character: it is one of control, or has no place.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        propertyForGlyph(at: glyphIndex).contains(.controlCharacter) || line(of: glyphIndex, nil) == nil
    }
    /// Whether a character is drawn beyond its line's room; never: lines are as high as what is on them.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
    /// The places on a character's line before which text can be put in.
    ///
    /// - Parameters:
    ///   - aFlag: Whether second places between directions are meant; there are none of their own here.
    ///   - dFlag: Whether they come from left to right rather than in the text's order.
    ///   - positions: Gets distances from the line's left edge, in points; nil: they aren't wanted.
    ///   - charIndexes: Gets UTF-16 units; nil: they aren't wanted.
    /// - Returns: How many there are.
    open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int,
        alternatePositions aFlag: Bool,
        inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?,
        characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        var points = insertionPoints(onLineOf: charIndex)
        if dFlag { points.sort { $0.x < $1.x } }
        for (index, point) in points.enumerated() {
            positions?[index] = point.x
            charIndexes?[index] = point.index
        }
        return points.count
    }
    /// Calls a block for each line with characters of a range: its room, what it uses, its container and characters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { forEachLine(in: glyphRange, block) }
    /// Calls a block for each box that encloses a part of a range; the selected range has no effect.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for rect in rects(of: glyphRange, in: textContainer) where !stops.boolValue { block(rect, &stops) }
    }
    /// What an ellipsis stands for on a character's line; not found where nothing is left out.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { hiddenRange(at: glyphIndex) }
    /// The empty line behind a separator at the text's end; zero where there is none.
    open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    /// The part of that line that text takes.
    open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
    /// The container of that line; nil where there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

    /// Called for each line while the text is laid out, with the room that it is to have; a subclass hands other
    /// rectangles to super (TX-26). Layout takes up the top and the height.
    ///
    /// - Parameters:
    ///   - fragmentRect: As wide as the container, in its space.
    ///   - usedRect: The part that text takes.
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
        setLine = fragmentRect
    }
    /// The room of the line that is being laid out.
    final var setLine: CGRect?
    /// Whether it is of an app's class, which may decide about lines and backgrounds.
    final var isOfApp: Bool { type(of: self) != NSLayoutManager.self }

    // MARK: Drawing, into the current context
    /// Fills what stands behind characters; a subclass's `fillBackgroundRectArray` is called for each stretch of one
    /// color.
    ///
    /// - Parameter origin: The container's top left corner in the context's space.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        // Speed: only classes of apps may fill backgrounds in another way.
        if isOfApp {
            fillBackgrounds(of: glyphsToShow, at: origin)
        } else {
            draw(glyphsToShow, at: origin, parts: .backgrounds)
        }
    }
    /// Fills rectangles of the current context with a color, which is set there already.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        context.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
    }
    /// Draws characters with their lines and shadows, and attachments.
    ///
    /// - Parameter origin: The container's top left corner in the context's space.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, parts: .glyphs)
    }
    /// Called by `drawGlyphs` for each underlined stretch of one look on one line; calls `drawUnderline`.
    ///
    /// - Parameters:
    ///   - lineRect: As wide as the container, in its space.
    ///   - containerOrigin: The container's top left corner in the context's space.
    open func underlineGlyphRange(
        _ glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { passOnDecoration(.underline, glyphRange, underlineVal, lineRect, lineGlyphRange, containerOrigin) }
    /// Draws a line under glyphs of one line, in the color that their attributes say.
    ///
    /// - Parameters:
    ///   - baselineOffset: From the baseline down to the middle of the line that is drawn, in points (low); not read.
    ///   - lineRect: As wide as the container, in its space; not read.
    ///   - containerOrigin: The container's top left corner in the context's space.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { drawDecoration(.underline, glyphRange, underlineVal, containerOrigin) }
    /// Called by `drawGlyphs` for each struck stretch of one look on one line; calls `drawStrikethrough`.
    ///
    /// - Parameters:
    ///   - lineRect: As wide as the container, in its space.
    ///   - containerOrigin: The container's top left corner in the context's space.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange,
        strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { passOnDecoration(.strikethrough, glyphRange, strikethroughVal, lineRect, lineGlyphRange, containerOrigin) }
    /// Draws a line through glyphs of one line, in the color that their attributes say.
    ///
    /// - Parameters:
    ///   - baselineOffset: From the baseline down to the middle of the line that is drawn, in points, so negative
    ///     (low); not read.
    ///   - lineRect: As wide as the container, in its space; not read.
    ///   - containerOrigin: The container's top left corner in the context's space.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange,
        strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { drawDecoration(.strikethrough, glyphRange, strikethroughVal, containerOrigin) }

    func didMove(to storage: NSTextStorage?) {
        textStorage = storage
        linesHaveOtherRules()
    }

    private func linesHaveOtherRules() {
        invalidateLines()
        owner?.textDidChangeLayout()
    }
}
