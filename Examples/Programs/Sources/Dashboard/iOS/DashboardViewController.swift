import Odometer
import UIKit

/// A button that counts, and the count.
public class DashboardViewController: UIViewController {
    @IBOutlet public var display: UILabel!
    public let odometer: Odometer
    public let button = UIButton(type: .system)
    private var observation: NSKeyValueObservation?

    public init(odometer: Odometer) {
        self.odometer = odometer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override public func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(odometer, action: #selector(Odometer.step(_:)), for: .touchUpInside)
        let label = UILabel()
        setValue(label, forKey: #keyPath(display))
        view.addSubview(label)
        observation = odometer.observe(\.kilometers, options: [.initial, .new]) { [weak self] _, change in
            self?.display.text = "\(change.newValue ?? 0) km"
        }
    }
}
