import UIKit

/// The shelves: sorted by a menu, filtered by a pop-up button, with a cart that counts.
final class ShopViewController: UIViewController, UITableViewDataSource {
    private let cart: Cart
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let cartButton = UIButton(configuration: .plain())
    private let shadeButton = UIButton(configuration: .gray())
    private var order = ShopOrder() { didSet { reload() } }
    private var shade: Product.Shade? { didSet { reload() } }
    private var favorites: Set<Product> = []
    private var products: [Product] = []

    init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
        title = "Buttons"
    }

    required init?(coder: NSCoder) { fatalError("The shop is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureBar()
        configureShadeButton()
        configureTable()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(cartDidChange),
            name: Cart.didChange,
            object: cart
        )
        reload()
    }

    // MARK: Bar

    private func configureBar() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.arrow.down"),
            menu: sortMenu()
        )
        navigationItem.leftBarButtonItem?.accessibilityLabel = "Sort"
        cartButton.configurationUpdateHandler = { [unowned self] button in
            var configuration = button.configuration
            configuration?.image = UIImage(systemName: cart.count == 0 ? "cart" : "cart.fill")
            configuration?.title = cart.count == 0 ? nil : "\(cart.count)"
            configuration?.imagePadding = 4
            button.configuration = configuration
        }
        cartButton.accessibilityLabel = "Cart"
        cartButton.addTarget(self, action: #selector(showCart), for: .primaryActionTriggered)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: cartButton)
    }

    /// One key and one direction are chosen at a time: two menus of single selection, one inside the other.
    private func sortMenu() -> UIMenu {
        let keys = ShopOrder.Key.allCases.map { key in
            UIAction(title: key.rawValue, state: key == order.key ? .on : .off) { [unowned self] _ in order.key = key }
        }
        let directions = [(true, "Ascending", "chevron.up"), (false, "Descending", "chevron.down")].map {
            (isAscending, title, image) in
            UIAction(
                title: title,
                image: UIImage(systemName: image),
                state: isAscending == order.isAscending ? .on : .off
            ) { [unowned self] _ in order.isAscending = isAscending }
        }
        let direction = UIMenu(title: "Direction", options: .singleSelection, children: directions)
        let key = UIMenu(options: [.displayInline, .singleSelection], children: keys)
        return UIMenu(title: "Sort By", children: [key, direction])
    }

    @objc private func cartDidChange() { cartButton.setNeedsUpdateConfiguration() }

    @objc private func showCart() {
        navigationController?.pushViewController(CartViewController(cart: cart), animated: true)
    }

    // MARK: Pop-up button

    /// The pop-up button stands there at once; its colors come from the catalog a moment later.
    private func configureShadeButton() {
        shadeButton.configuration?.title = "All Colors"
        shadeButton.configuration?.image = UIImage(systemName: "paintpalette")
        shadeButton.configuration?.imagePadding = 6
        shadeButton.showsMenuAsPrimaryAction = true
        shadeButton.isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in self?.fillShadeButton() }
    }

    private func fillShadeButton() {
        let all = UIAction(title: "All Colors", state: .on) { [unowned self] _ in shade = nil }
        let shades = Product.Shade.allCases.map { shade in
            UIAction(
                title: shade.rawValue,
                image: UIImage(systemName: "circle.fill")?
                    .withTintColor(shade.color, renderingMode: .alwaysOriginal)
            ) { [unowned self] _ in self.shade = shade }
        }
        shadeButton.menu = UIMenu(children: [all] + shades)
        shadeButton.changesSelectionAsPrimaryAction = true
        shadeButton.isEnabled = true
    }

    // MARK: Shelves

    private func configureTable() {
        tableView.dataSource = self
        tableView.register(ProductCell.self, forCellReuseIdentifier: "Product")
        tableView.allowsSelection = false
        let header = UIView()
        header.addSubview(shadeButton)
        shadeButton.translatesAutoresizingMaskIntoConstraints = false
        for subview in [header, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            shadeButton.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
            shadeButton.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
            shadeButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tableView.topAnchor.constraint(equalTo: header.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func reload() {
        products = order.sort(Product.all.filter { shade == nil || $0.shade == shade })
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        let product = products[indexPath.row]
        (cell as? ProductCell)?.show(
            product,
            isFavorite: favorites.contains(product),
            add: { [unowned self] in cart.add(product) },
            favor: { [unowned self] isOn in
                if isOn { favorites.insert(product) } else { favorites.remove(product) }
            }
        )
        return cell
    }
}
