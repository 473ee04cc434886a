/// The bar with what is looked for: above the keyboard, or at the window's bottom without one.
@MainActor
final class FindBar: UIView, UITextFieldDelegate {
    let searchField = UITextField(frame: .zero)
    let replaceField = UITextField(frame: .zero)
    var showsReplace: Bool {
        didSet {
            replaceRow.isHidden = !showsReplace
            updateMenu()
        }
    }
    private weak var interaction: UIFindInteraction?
    private let magnifier = UIButton(type: .system)
    private let count = UILabel(frame: .zero)
    private let preceding = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    private let replaceRow = UIStackView()

    /// Points; measured by eye from iOS 16's bar, which is as high as a toolbar.
    private static let rowHeight: CGFloat = 36
    private static let inset: CGFloat = 8
    private static let margin: CGFloat = 12
    private static let cornerRadius: CGFloat = 10

    init(_ interaction: UIFindInteraction, showsReplace: Bool) {
        self.interaction = interaction
        self.showsReplace = showsReplace
        super.init(frame: .zero)
        build()
    }

    required init?(coder: NSCoder) {
        showsReplace = false
        super.init(coder: coder)
    }

    // Keys that the fields have no use for are for the view in which is searched.
    override var next: UIResponder? { interaction?.view ?? super.next }

    // MARK: Building
    private func build() {
        let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        background.translatesAutoresizingMaskIntoConstraints = false
        addSubview(background)
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)

        prepare(searchField, "Find", returnKey: .search)
        prepare(replaceField, "Replace", returnKey: .default)
        prepareMagnifier()
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.setContentCompressionResistancePriority(.required, for: .horizontal)
        let trailing = UIView(frame: CGRect(x: 0, y: 0, width: 84, height: Self.rowHeight))
        count.textAlignment = .right
        count.frame = CGRect(x: 0, y: 0, width: 76, height: Self.rowHeight)
        trailing.addSubview(count)
        searchField.rightView = trailing
        searchField.rightViewMode = .always

        preceding.setImage(UIImage(systemName: "chevron.up"), for: .normal)
        following.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        preceding.accessibilityLabel = "Previous"
        following.accessibilityLabel = "Next"
        preceding.addAction(UIAction { [weak self] _ in self?.interaction?.findPrevious() }, for: .touchUpInside)
        following.addAction(UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .touchUpInside)
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        done.addAction(UIAction { [weak self] _ in self?.interaction?.dismissFindNavigator() }, for: .touchUpInside)
        replace.setTitle("Replace", for: .normal)
        replaceAll.setTitle("All", for: .normal)
        replace.addAction(UIAction { [weak self] _ in self?.interaction?.replace(all: false) }, for: .touchUpInside)
        replaceAll.addAction(UIAction { [weak self] _ in self?.interaction?.replace(all: true) }, for: .touchUpInside)
        for button in [preceding, following, done, replace, replaceAll] {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        let searchRow = row([done, searchField, preceding, following])
        fill(replaceRow, [replaceField, replace, replaceAll])
        replaceRow.isHidden = !showsReplace
        layOut([searchRow, replaceRow], background, line)
        updateResults()
    }

    private func prepare(_ field: UITextField, _ placeholder: String, returnKey: UIReturnKeyType) {
        field.placeholder = placeholder
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = Self.cornerRadius
        field.returnKeyType = returnKey
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.delegate = self
        field.addAction(UIAction { [weak self] action in self?.wasTyped(action.sender) }, for: .editingChanged)
        let padding = UIView(frame: CGRect(x: 0, y: 0, width: Self.inset, height: Self.rowHeight))
        field.leftView = padding
        field.leftViewMode = .always
        field.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
    }

    private func prepareMagnifier() {
        magnifier.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
        magnifier.tintColor = .secondaryLabel
        magnifier.frame = CGRect(x: 0, y: 0, width: 34, height: Self.rowHeight)
        magnifier.showsMenuAsPrimaryAction = true
        magnifier.accessibilityLabel = "Find Options"
        searchField.leftView = magnifier
        updateMenu()
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView()
        fill(row, views)
        return row
    }

    private func fill(_ row: UIStackView, _ views: [UIView]) {
        views.forEach(row.addArrangedSubview)
        row.spacing = Self.margin
        row.alignment = .center
    }

    private func layOut(_ rows: [UIStackView], _ background: UIView, _ line: UIView) {
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = Self.inset
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: topAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            background.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            column.topAnchor.constraint(equalTo: topAnchor, constant: Self.inset),
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: Self.margin),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -Self.margin),
            column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -Self.inset),
        ])
    }

    // MARK: Coming and going
    /// Stands on the keyboard, or at the bottom edge with the home indicator's room inside.
    func stand(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        window.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
        window.layoutIfNeeded()
    }

    func leave() {
        UIView.animate(
            withDuration: 0.25,
            animations: { self.alpha = 0 },
            completion: { _ in self.removeFromSuperview() }
        )
    }

    // MARK: What it shows
    func updateResults() {
        guard let session = interaction?.activeFindSession else { return }
        let (total, current) = (session.resultCount, session.highlightedResultIndex)
        let isEmpty = searchField.text?.isEmpty ?? true
        count.text =
            switch session.searchResultDisplayStyle {
            case _ where isEmpty: ""
            case .none: ""
            case .currentAndTotal where total > 0 && current != NSNotFound: "\(current + 1) of \(total)"
            case .currentAndTotal, .total: total == 0 ? "Not found" : "\(total)"
            }
        preceding.isEnabled = total > 0
        following.isEnabled = total > 0
        replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        replaceAll.isEnabled = session.supportsReplacement && total > 0
    }

    func updateMenu() {
        guard let interaction else { return }
        var entries: [UIMenuElement] = []
        if interaction.activeFindSession?.supportsReplacement == true {
            entries.append(
                UIAction(title: showsReplace ? "Find" : "Find & Replace") { [weak self] _ in
                    self?.showsReplace.toggle()
                }
            )
        }
        let isCaseSensitive = !interaction.options.stringCompareOptions.contains(.caseInsensitive)
        let isWhole = interaction.options.wordMatchMethod == .fullWord
        let matchCase = UIAction(title: "Match Case", state: isCaseSensitive ? .on : .off) { [weak self] _ in
            self?.setOptions(isCaseSensitive: !isCaseSensitive, isWhole: isWhole)
        }
        let words = UIAction(title: "Whole Words", state: isWhole ? .on : .off) { [weak self] _ in
            self?.setOptions(isCaseSensitive: isCaseSensitive, isWhole: !isWhole)
        }
        entries.append(UIMenu(options: .displayInline, children: [matchCase, words]))
        magnifier.menu = interaction.optionsMenuProvider?(entries) ?? UIMenu(children: entries)
    }

    private func setOptions(isCaseSensitive: Bool, isWhole: Bool) {
        interaction?.options = UITextSearchOptions(
            wordMatchMethod: isWhole ? .fullWord : .contains,
            stringCompareOptions: isCaseSensitive ? [] : .caseInsensitive
        )
        updateMenu()
        interaction?.search()
    }

    // MARK: Typing
    private func wasTyped(_ sender: Any?) {
        if sender as AnyObject === replaceField {
            interaction?.replacementText = replaceField.text
        } else {
            interaction?.searchTextWasTyped(searchField.text)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === searchField { interaction?.findNext() } else { interaction?.replace(all: false) }
        return false
    }
}
