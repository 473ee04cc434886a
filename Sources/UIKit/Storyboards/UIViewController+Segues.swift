import Foundation

extension UIViewController {
    var segueTemplates: [SegueTemplate] {
        get { loading.segues }
        set { loading.segues = newValue }
    }

    func performStoryboardSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            return UIKitException.raise(
                .invalidArgument,
                "Receiver (\(self)) has no segue with identifier '\(identifier)'"
            )
        }
        template.perform(from: self, sender: sender)
    }

    /// The view of the nib that the controller names, or of one named like its class; nil where there is none.
    func viewFromNib() -> UIView? {
        let className = String(describing: type(of: self))
        let bundle = loading.nibBundle ?? DocumentLookup.hostBundle
        // UIKit tries "Name" for the class NameController too.
        var candidates = [loading.nibName].compactMap { $0 }
        if loading.nibName == nil, type(of: self) != UIViewController.self {
            candidates = [className.hasSuffix("Controller") ? String(className.dropLast(10)) : nil, className]
                .compactMap { $0 }
        }
        for name in candidates {
            guard let document = try? DocumentLookup.document(named: name, extension: "xib", in: bundle) else {
                continue
            }
            let environment = LoadingEnvironment(bundle: loading.nibBundle, report: LoadingNote.print)
            _ = UINib(document: document, environment: environment).load(owner: self)
            if let view = loading.view { return view }
        }
        return nil
    }
}
