extension UIViewController {
    /// The view of the nib that the controller names, nil where there is none.
    func viewFromNib() -> UIView? { nil }

    func performStoryboardSegue(withIdentifier identifier: String, sender: Any?) {}

    func traitsDidChange(from previous: UITraitCollection) {}
}
