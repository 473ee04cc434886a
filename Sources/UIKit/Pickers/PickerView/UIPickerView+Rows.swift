extension UIPickerView {
    func reloadWheels() {
        for wheel in wheels { for view in wheel.rows.values { view.removeFromSuperview() } }
        let metrics = PickerLook.current
        let before = wheels
        wheels = (0..<max(0, dataSource?.numberOfComponents(in: self) ?? 0)).map { component in
            let rowHeight = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
            let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
            var wheel = PickerWheel(
                count: count,
                width: delegate?.pickerView(self, widthForComponent: component) ?? 0,
                rowHeight: rowHeight > 0 ? rowHeight : metrics.rowHeight
            )
            if before.indices.contains(component) {
                wheel.selected = max(0, min(before[component].selected, count - 1))
                // What turns goes on.
                (wheel.offset, wheel.motion, wheel.drag) = (
                    before[component].offset, before[component].motion, before[component].drag
                )
                wheel.wasDragged = before[component].wasDragged
            }
            return wheel
        }
        setNeedsLayout()
    }

    /// PK-M2: equal widths with 5 between them, unless the delegate says otherwise.
    var componentFrames: [CGRect] {
        let count = CGFloat(wheels.count)
        guard count > 0 else { return [] }
        let equal = ((bounds.width - 18 - 5 * (count - 1)) / count).rounded(.down)
        let widths = wheels.map { $0.width > 0 ? $0.width : equal }
        let total = widths.reduce(0, +) + 5 * (count - 1)
        var x = (bounds.width - total) / 2
        return widths.map { width in
            defer { x += width + 5 }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    func showRows() {
        for (component, frame) in componentFrames.enumerated() {
            if wheels[component].width <= 0 { wheels[component].width = frame.width }
            let wheel = wheels[component]
            let drum = PickerDrum(height: bounds.height, rowHeight: wheel.rowHeight, isClassic: isClassic)
            let shift = wheel.offset / wheel.rowHeight
            let middle = wheel.selected - Int(shift.rounded())
            var shown: [Int: UIView] = [:]
            for row in (middle - drum.reach - 1)...(middle + drum.reach + 1) where (0..<wheel.count).contains(row) {
                guard let place = drum.place(of: CGFloat(row - wheel.selected) + shift) else { continue }
                let view = rowView(row, component, reusing: wheel.rows[row])
                let isMiddle = abs(place.center - bounds.height / 2) < wheel.rowHeight / 2
                view.transform = .identity
                view.frame = CGRect(
                    x: frame.minX + titleShift(forComponent: component),
                    y: place.center - wheel.rowHeight / 2 - (isClassic ? Self.classicRise : 0),
                    width: frame.width,
                    height: wheel.rowHeight
                )
                view.transform = CGAffineTransform(scaleX: 1, y: place.height / wheel.rowHeight)
                // PK-M3.
                view.alpha = isMiddle ? middleAlpha : fade(place.height / wheel.rowHeight)
                if let label = view as? PickerRowLabel { label.font = .systemFont(ofSize: isMiddle ? 23.5 : 21) }
                if view.superview !== self { addSubview(view) }
                shown[row] = view
            }
            for (row, view) in wheel.rows where shown[row] !== view { view.removeFromSuperview() }
            wheels[component].rows = shown
        }
    }

    private var isClassic: Bool { PickerLook.current.hasLines }

    /// PK-M3; before iOS 14 rows are paler, and more so where they turn away (looks: wheels).
    private func fade(_ squeeze: CGFloat) -> CGFloat {
        isClassic ? 0.355 * min(1, 0.14 + squeeze) : 0.447 * squeeze
    }

    /// The selected row is black at four fifths before iOS 14 (51 on white).
    private var middleAlpha: CGFloat { isClassic ? 0.8 : 1 }
    /// Points that rows stand above the drum's places before iOS 14.
    private static let classicRise: CGFloat = 0.5

    private func rowView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
        let made = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        guard let label = made as? PickerRowLabel ?? (made == nil ? PickerRowLabel(frame: .zero) : nil) else {
            return made ?? UIView()
        }
        let shown = (view as? PickerRowLabel) ?? label
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            shown.attributedText = title
        } else {
            shown.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
            shown.textColor = titleColor ?? .label
        }
        shown.textAlignment = .center
        shown.isUserInteractionEnabled = false
        return shown
    }

    // MARK: Accessibility
    /// What the selected row says: its title, or what its view does.
    func selectedText(inComponent component: Int) -> String? {
        let row = selectedRow(inComponent: component)
        guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
        if let view = view(forRow: row, forComponent: component) {
            return Self.labels(in: view).joined(separator: ", ")
        }
        return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }

    private static func labels(in view: UIView) -> [String] {
        if view.isAccessibilityElement { return [view.accessibilityLabel].compactMap { $0 } }
        return view.subviews.flatMap(labels)
    }

    /// Selects another row for somebody who doesn't see the wheel, and tells the delegate.
    func turn(_ component: Int, by rows: Int) {
        guard wheels.indices.contains(component), isUserInteractionEnabled else { return }
        let former = wheels[component].selected
        show(former + rows, component, animated: true)
        layoutIfNeeded()
        let row = wheels[component].selected
        if row != former { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
    }
}
