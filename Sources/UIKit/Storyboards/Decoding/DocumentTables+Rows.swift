extension DocumentTables {
    /// Every class's table, superclasses first.
    static let all: [any DocumentTable] = [
        view, control, scrollView, label, button, textField, textView, searchBar, datePicker, imageView, `switch`,
        slider, stepper, segmentedControl, pageControl, progressView, activityIndicatorView, colorWell, pickerView,
        stackView, tableView, tableViewCell, collectionView, collectionReusableView, navigationBar, tabBar, toolbar,
        viewController, navigationController, tabBarController, splitViewController, pageViewController,
        tableViewController, collectionViewController, barAppearance, navigationBarAppearance, tabBarAppearance,
        toolbarAppearance, barItem, barButtonItem, tabBarItem, navigationItem, gestureRecognizer,
        tapGestureRecognizer, longPressGestureRecognizer, swipeGestureRecognizer, panGestureRecognizer,
        screenEdgePanGestureRecognizer, collectionViewFlowLayout,
    ]

    /// The tables of values that are objects themselves.
    static let parts: [any DocumentTable] = [textFieldTraits, textViewTraits]

    /// By class, with the rows of its superclasses.
    private static let inherited: [ObjectIdentifier: [DocumentAttribute]] = {
        var known: [ObjectIdentifier: [DocumentAttribute]] = [:]
        for table in all {
            let own = Set(table.rows.map(\.name))
            let superclass = nearest(_getSuperclass(table.type)) { known[ObjectIdentifier($0)] } ?? []
            known[ObjectIdentifier(table.type)] = superclass.filter { !own.contains($0.name) } + table.rows
        }
        return known
    }()

    /// The rows of a class, those of its superclasses first; a row takes the place of a superclass's of the same name.
    static func rows(of type: AnyClass) -> [DocumentAttribute] {
        nearest(type) { inherited[ObjectIdentifier($0)] } ?? []
    }

    private static func nearest<Value>(_ type: AnyClass?, _ value: (AnyClass) -> Value?) -> Value? {
        var next: AnyClass? = type
        while let type = next {
            if let found = value(type) { return found }
            next = _getSuperclass(type)
        }
        return nil
    }

    /// Sets what a document says of an object that is being made.
    @discardableResult
    static func load<Object: AnyObject>(_ reader: any DocumentReading, into object: Object) -> Object {
        for row in rows(of: type(of: object)) { row.load(object, reader) }
        return object
    }

    /// Sets some properties again, as a document has them for other size classes.
    static func vary(_ names: Set<String>, _ reader: any DocumentReading, of object: AnyObject) {
        for row in rows(of: type(of: object)) where names.contains(row.name) { row.vary(object, reader) }
    }
}
