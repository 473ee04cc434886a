import Foundation

/// A text with attributes that tells its layout managers what changes in it.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// for strings and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two; everything else
/// goes through these.
///
/// It belongs to one thread, which is the main one while it has layout managers.
open class NSTextStorage: NSMutableAttributedString {
    /// What kind of change was made.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt
        /// Empty: nothing changed.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes were set, added or removed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters came, went or were replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before the gathered change is processed; the object is the storage.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after the change was processed, before layout managers hear of it.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// Held weakly; hears of changes around `processEditing()`.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Those that were added, in order; the storage keeps them alive.
    public private(set) final var layoutManagers: [NSLayoutManager] = []
    /// Hears of each change after layout managers did; held weakly. A content storage sets itself. From iOS 15.
    open weak var textStorageObserver: (any NSTextStorageObserving)?
    /// What changed since the last `processEditing()`.
    open var editedMask: EditActions { pending.mask }
    /// Where it changed, in the text as it is now; not found while nothing is pending.
    open var editedRange: NSRange { pending.range }
    /// How many UTF-16 units the text gained since then.
    open var changeInLength: Int { pending.delta }
    /// What is gathered for the next `processEditing()`.
    private final var pending: (mask: EditActions, range: NSRange, delta: Int) = NSTextStorage.nothingPending
    private static let nothingPending = (EditActions(), NSRange(location: NSNotFound, length: 0), 0)
    /// Whether attributes wait to be mended until somebody asks for it by `ensureAttributesAreFixed(in:)`. Default: false,
    /// `processEditing()` mends them.
    open var fixesAttributesLazily: Bool { false }
    private final var depth = 0
    private final var isProcessing = false

    /// An empty text.
    public init() { super.init(string: "") }
    public override init(string str: String) { super.init(string: str) }
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    /// Reads the text and its attributes from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // MARK: Layout managers
    /// From now on the layout manager lays out this text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        onMainActor { aLayoutManager.didMove(to: $0) }
    }
    /// The layout manager has no text any more.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        onMainActor { _ in aLayoutManager.didMove(to: nil) }
    }

    // MARK: Editing
    /// Called in the primitive methods: gathers what changed, and processes it unless more is to come.
    ///
    /// - Parameters:
    ///   - editedRange: In the text before the change.
    ///   - delta: How many UTF-16 units the text gained.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if pending.range.location == NSNotFound {
            pending.range = changed
        } else {
            var known = pending.range
            // What was changed before moved with the text behind the new change.
            if known.location > editedRange.location + editedRange.length { known.location += delta }
            let start = min(known.location, changed.location)
            let end = max(known.location + max(0, known.length + max(0, delta)), changed.location + changed.length)
            pending.range = NSRange(location: start, length: min(end, length) - start)
        }
        pending.mask.formUnion(editedMask)
        pending.delta += delta
        if depth == 0 { processOnce() }
    }

    /// Tells the delegate and the layout managers of the gathered change; called at the end of editing.
    ///
    /// Attributes are mended between the delegate's two callbacks, by `fixAttributes(in:)` or, lazily, by
    /// `invalidateAttributes(in:)` (Apple's documentation of `processEditing`).
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        delegate?.textStorage(
            self,
            willProcessEditing: editedMask,
            range: editedRange,
            changeInLength: changeInLength
        )
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        if fixesAttributesLazily { invalidateAttributes(in: editedRange) } else { fixAttributes(in: editedRange) }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        mirror()
        pending = Self.nothingPending
        guard !layoutManagers.isEmpty || textStorageObserver != nil else { return }
        onMainActor { storage in
            for manager in storage.layoutManagers {
                manager.processEditing(
                    for: storage,
                    edited: mask,
                    range: range,
                    changeInLength: delta,
                    invalidatedRange: range
                )
            }
            storage.textStorageObserver?.processEditing(
                for: storage,
                edited: mask,
                range: range,
                changeInLength: delta,
                invalidatedRange: range
            )
        }
    }

    /// What delegates and overrides of `processEditing()` change belongs to the change that is being processed.
    private func processOnce() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    open override func beginEditing() { depth += 1 }
    open override func endEditing() {
        depth = max(0, depth - 1)
        if depth == 0 { processOnce() }
    }
    /// Gives characters without a font Helvetica of 12 points, where layout managers show the text (TX-25); called for
    /// what was edited, also in texts that are set as a whole.
    open func fixAttributes(in range: NSRange) { fixFonts(in: range) }
    /// Mends what waits for it; does nothing where `processEditing()` has mended it already.
    open func ensureAttributesAreFixed(in range: NSRange) { if fixesAttributesLazily { fixAttributes(in: range) } }
    /// Says that attributes have to be mended before they are read.
    ///
    /// - Note: No effect here: `ensureAttributesAreFixed(in:)` mends whatever it is asked for.
    open func invalidateAttributes(in range: NSRange) {}

    // MARK: Primitives
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard range.length > 0 else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Changes made of primitives (Text/TextKit/NSTextStorage+Changes.swift)
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) {
        replace(NSRange(location: length, length: 0), with: attrString)
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replace(NSRange(location: loc, length: 0), with: attrString)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replace(NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: Reading, for subclasses with a store of their own
    open override var length: Int { hasOwnStore ? string.utf16.count : super.length }
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { snapshot(of: range) }
    open override func enumerateAttributes(
        in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        snapshot(of: NSRange(location: 0, length: length)).enumerateAttributes(
            in: enumerationRange,
            options: opts,
            using: block
        )
    }
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key,
        in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        snapshot(of: NSRange(location: 0, length: length))
            .enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
    /// The characters as they are now, apart from the storage.
    open override var mutableString: NSMutableString { NSMutableString(string: string) }
    open override func copy(with zone: NSZone? = nil) -> Any { snapshot(of: NSRange(location: 0, length: length)) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: snapshot(of: NSRange(location: 0, length: length)))
    }

    /// Copies the text of a subclass's store into this object, where Foundation reads it without asking.
    private func mirror() {
        guard hasOwnStore else { return }
        let text = snapshot(of: NSRange(location: 0, length: length))
        super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            super.setAttributes(values, range: range)
        }
    }
}
