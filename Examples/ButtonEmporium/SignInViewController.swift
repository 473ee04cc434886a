import UIKit

/// Asks who is there. The button is enabled once there is something to sign in with, and shows that it works on it.
final class SignInViewController: UIViewController, UITextFieldDelegate {
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let signInButton = UIButton(configuration: .filled())
    private var isSigningIn = false {
        didSet { signInButton.setNeedsUpdateConfiguration() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureFields()
        configureSignInButton()
        addStack()
    }

    private func configureFields() {
        for (field, placeholder) in [(nameField, "Name"), (passwordField, "Password")] {
            field.borderStyle = .roundedRect
            field.placeholder = placeholder
            field.delegate = self
            field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
        }
        nameField.textContentType = .username
        nameField.autocapitalizationType = .none
        nameField.returnKeyType = .next
        passwordField.textContentType = .password
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .go
    }

    private func configureSignInButton() {
        signInButton.configuration?.buttonSize = .large
        signInButton.configuration?.cornerStyle = .large
        signInButton.configuration?.imagePadding = 8
        signInButton.configurationUpdateHandler = { [unowned self] button in
            var configuration = button.configuration
            configuration?.showsActivityIndicator = isSigningIn
            configuration?.title = isSigningIn ? "Signing In…" : "Sign In"
            button.configuration = configuration
            button.isEnabled = canSignIn && !isSigningIn
        }
        signInButton.addTarget(self, action: #selector(signIn), for: .primaryActionTriggered)
    }

    private func addStack() {
        var guest = UIButton.Configuration.plain()
        guest.title = "Continue as Guest"
        let guestButton = UIButton(
            configuration: guest,
            primaryAction: UIAction { [unowned self] _ in showShop() }
        )
        let logo = UIImageView(image: ProductArt.image(of: Product.all[0], side: 96))
        logo.contentMode = .center
        let titleLabel = UILabel()
        titleLabel.text = "Button Emporium"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [
            logo, titleLabel, nameField, passwordField, signInButton, guestButton,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(32, after: titleLabel)
        stack.setCustomSpacing(24, after: passwordField)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 360)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor).with(.defaultLow),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: 16),
            width,
        ])
    }

    private var canSignIn: Bool { nameField.text?.isEmpty == false && passwordField.text?.isEmpty == false }

    @objc private func textDidChange() { signInButton.setNeedsUpdateConfiguration() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            passwordField.becomeFirstResponder()
        } else if canSignIn {
            signIn()
        }
        return false
    }

    @objc private func signIn() {
        view.endEditing(true)
        isSigningIn = true
        // There is no server; a second stands for its answer.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.isSigningIn = false
            self?.showShop()
        }
    }

    private func showShop() {
        let navigation = UINavigationController(rootViewController: ShopViewController(cart: Cart()))
        navigation.modalPresentationStyle = .fullScreen
        navigation.modalTransitionStyle = .crossDissolve
        present(navigation, animated: true)
    }
}

extension NSLayoutConstraint {
    /// The same constraint at a priority.
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
