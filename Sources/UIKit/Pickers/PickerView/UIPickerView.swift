import QuartzCore

/// Wheels to choose rows from, one for each component.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    var wheels: [PickerWheel] = []
    private final let parts = (
        band: ControlPart(frame: .zero), top: ControlPart(frame: .zero), bottom: ControlPart(frame: .zero)
    )
    private final var needsReload = true
    final var motionObserver: EventLoop.Token?
    private final var partElements = PartElements<PickerWheelElement>()

    public override init(frame: CGRect) {
        let size = frame.size == .zero ? PickerLook.current.size.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        preparePicker()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePicker()
    }

    /// The color of plain titles, which apps set by the key `textColor`; nil: that of labels.
    final var titleColor: UIColor? { didSet { reloadAllComponents() } }

    private func preparePicker() {
        isOpaque = false
        clipsToBounds = true
        for part in [parts.band, parts.top, parts.bottom] where part.superview == nil { addSubview(part) }
    }

    // MARK: Data
    /// Not kept alive; setting asks it for all components at the next layout.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { markNeedsReload() } }
    /// Not kept alive; setting asks it for all sizes at the next layout.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { markNeedsReload() } }
    /// Whether a band marks the selected row. Default: true.
    ///
    /// - Note: No effect here: the band is always shown.
    open var showsSelectionIndicator = true
    /// What the data source said last; 0 without one.
    open var numberOfComponents: Int { reloadIfNeeded(); return wheels.count }
    /// What the data source said last; 0 for a component that isn't there.
    open func numberOfRows(inComponent component: Int) -> Int { reloadIfNeeded(); return wheel(component)?.count ?? 0 }
    /// In points; the width is 0 until the first layout unless the delegate gave one. Zero for a component that isn't
    /// there.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        return wheel(component).map { CGSize(width: $0.width, height: $0.rowHeight) } ?? .zero
    }
    /// Asks data source and delegate anew at once; the selection stays, or moves to the last row.
    open func reloadAllComponents() {
        markNeedsReload()
        reloadIfNeeded()
    }
    /// Asks for the number of rows anew, at once; the selection stays, or moves to the last row.
    open func reloadComponent(_ component: Int) {
        reloadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        wheels[component].count = count
        wheels[component].selected = max(0, min(wheels[component].selected, count - 1))
        setNeedsLayout()
    }
    /// Nil for a row out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.rows[row] }

    // MARK: Selection
    /// Calls no delegate; a row out of range means the last one (PK-M4).
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        show(row, component, animated: animated)
    }
    /// The selected row of a component; -1 for one that isn't there.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded(); return wheel(component)?.selected ?? -1
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize { PickerLook.current.size.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerLook.current.size.size }
    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        showBand()
        showRows()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func markNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        reloadWheels()
    }

    private func showBand() {
        let metrics = PickerLook.current
        let height = (wheels.first?.rowHeight ?? metrics.rowHeight) + 2
        // PK-M2.
        let band = CGRect(
            x: 9,
            y: (bounds.height - height) / 2,
            width: max(0, bounds.width - 18),
            height: height
        )
        parts.band.show(metrics.hasLines ? nil : .quaternarySystemFill, frame: band, radius: 8)
        parts.band.layer.cornerCurve = .continuous
        let hairline = 1 / layoutScale
        for (line, y) in [(parts.top, band.minY - hairline), (parts.bottom, band.maxY)] {
            line.isHidden = !metrics.hasLines
            line.show(
                UIColor(white: 205 / 255, alpha: 1),
                frame: CGRect(x: 0, y: y, width: bounds.width, height: hairline),
                radius: 0
            )
        }
    }

    /// Points by which a component's titles stand beside its middle; 0 but for wheels of the system's own.
    func titleShift(forComponent component: Int) -> CGFloat { 0 }

    // MARK: Accessibility
    /// One element for each component, unless others are set (EV-6).
    open override var accessibilityElements: [Any]? {
        get {
            if let stated = super.accessibilityElements { return stated }
            return partElements.first(numberOfComponents) { PickerWheelElement(self, component: $0) }
        }
        set { super.accessibilityElements = newValue }
    }

    // MARK: Touches
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let component = component(at: touch) else { return }
        let place = touch.location(in: self)
        drag(component, to: place, by: place.y - touch.previousLocation(in: self).y, touch.timestamp)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let component = component(at: touch) else { return }
        let place = touch.location(in: self)
        wheels[component].drag?.add(place, at: touch.timestamp)
        release(component, tappedAt: place.y, touch.timestamp)
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let component = component(at: touch) else { return }
        hold(component, at: touch.location(in: self), touch.timestamp)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for index in wheels.indices where wheels[index].drag != nil {
            wheels[index].drag = nil
            release(index, tappedAt: nil, touches.first?.timestamp ?? 0)
        }
    }

    private func component(at touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return componentFrames.firstIndex { $0.minX <= x && x <= $0.maxX }
    }
}
