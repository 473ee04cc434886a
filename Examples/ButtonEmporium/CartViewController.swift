import UIKit

/// The cart, and a button that pays for it.
final class CartViewController: UIViewController, UITableViewDataSource {
    private let cart: Cart
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let checkoutButton = UIButton(configuration: .filled())
    private var isPaying = false {
        didSet { checkoutButton.setNeedsUpdateConfiguration() }
    }

    init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
        title = "Cart"
    }

    required init?(coder: NSCoder) { fatalError("The cart is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tableView.dataSource = self
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Product")
        configureCheckoutButton()
        addConstraints()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(cartDidChange),
            name: Cart.didChange,
            object: cart
        )
    }

    private func configureCheckoutButton() {
        checkoutButton.configuration?.buttonSize = .large
        checkoutButton.configuration?.imagePadding = 10
        checkoutButton.configuration?.titleAlignment = .center
        // On a Mac this one keeps the look of the iPad; the others become the Mac's.
        checkoutButton.preferredBehavioralStyle = .pad
        checkoutButton.configurationUpdateHandler = { [unowned self] button in
            var configuration = button.configuration
            configuration?.showsActivityIndicator = isPaying
            configuration?.title = isPaying ? "Paying…" : "Checkout"
            configuration?.subtitle = cart.count == 1 ? "1 button" : "\(cart.count) buttons, \(cart.total.asPrice)"
            button.configuration = configuration
            button.isEnabled = cart.count > 0 && !isPaying
        }
        checkoutButton.addAction(
            UIAction { [unowned self] _ in pay() },
            for: .primaryActionTriggered
        )
    }

    private func addConstraints() {
        for subview in [tableView, checkoutButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: checkoutButton.topAnchor, constant: -8),
            checkoutButton.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            checkoutButton.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            checkoutButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }

    private func pay() {
        isPaying = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            guard let self else { return }
            isPaying = false
            cart.removeAll()
            navigationController?.popViewController(animated: true)
        }
    }

    @objc private func cartDidChange() {
        tableView.reloadData()
        checkoutButton.setNeedsUpdateConfiguration()
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cart.products.count }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        cart.count == 0 ? "The cart is empty." : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        let product = cart.products[indexPath.row]
        let count = cart.counts[product, default: 0]
        var content = UIListContentConfiguration.subtitleCell()
        content.image = ProductArt.image(of: product, side: 36)
        content.text = product.name
        content.secondaryText = "\(count) × \(product.price.asPrice)"
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        let stepper = UIStepper()
        stepper.value = Double(count)
        stepper.addAction(
            UIAction { [unowned self, unowned stepper] _ in cart.set(Int(stepper.value), of: product) },
            for: .valueChanged
        )
        cell.accessoryView = stepper
        return cell
    }
}
