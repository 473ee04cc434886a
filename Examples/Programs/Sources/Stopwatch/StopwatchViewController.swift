import UIKit

/// A stopwatch with an analog or a digital face.
public final class StopwatchViewController: UIViewController {
    public let model: StopwatchModel
    public let faceSegments = UISegmentedControl(items: ["Digital", "Analog"])
    public let timeLabel = UILabel()
    public let dial = DialView()
    public let startButton = UIButton(type: .custom)
    public let lapButton = UIButton(type: .custom)
    public let lapLabel = UILabel()
    public let messageLabel = UILabel()
    private var timer: Timer?

    public init(model: StopwatchModel = StopwatchModel()) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        model = StopwatchModel()
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpFace()
        setUpButtons()
        setUpLayout()
        let hold = UILongPressGestureRecognizer(target: nil, action: nil)
        hold.minimumPressDuration = 1
        dial.addGestureRecognizer(hold)
        update()
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopTimer()
    }

    // MARK: Set-up

    private func setUpFace() {
        faceSegments.selectedSegmentIndex = 0
        faceSegments.addAction(UIAction { [weak self] _ in self?.faceChanged() }, for: .valueChanged)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 60, weight: .thin)
        timeLabel.textAlignment = .center
        timeLabel.adjustsFontSizeToFitWidth = true
        timeLabel.minimumScaleFactor = 0.5
        dial.isHidden = true
        lapLabel.numberOfLines = 0
        lapLabel.textAlignment = .center
        lapLabel.textColor = .secondaryLabel
        lapLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        messageLabel.textAlignment = .center
        messageLabel.alpha = 0
    }

    private func setUpButtons() {
        for (button, color) in [(lapButton, UIColor.systemGray), (startButton, .systemGreen)] {
            button.backgroundColor = color.withAlphaComponent(0.25)
            button.setTitleColor(color, for: .normal)
            button.setTitleColor(.tertiaryLabel, for: .disabled)
            button.layer.cornerRadius = 40
            button.widthAnchor.constraint(equalToConstant: 80).isActive = true
            button.heightAnchor.constraint(equalToConstant: 80).isActive = true
        }
        startButton.addAction(UIAction { [weak self] _ in self?.startOrStop() }, for: .touchUpInside)
        lapButton.addAction(UIAction { [weak self] _ in self?.lapOrReset() }, for: .touchUpInside)
    }

    private func setUpLayout() {
        let spacer = UIView()
        let buttons = UIStackView(arrangedSubviews: [lapButton, spacer, startButton])
        let stack = UIStackView(arrangedSubviews: [faceSegments, timeLabel, dial, buttons, lapLabel, messageLabel])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
        ])
    }

    // MARK: Actions

    private func startOrStop() {
        if model.state == .running {
            model.pause()
            stopTimer()
        } else {
            model.start()
            startTimer()
        }
        update()
    }

    private func lapOrReset() {
        if model.state == .running {
            model.lap()
        } else {
            model.reset()
            show("Reset")
        }
        update()
    }

    private func faceChanged() {
        let isAnalog = faceSegments.selectedSegmentIndex == 1
        UIView.animate(withDuration: 0.25) {
            self.dial.isHidden = !isAnalog
            self.timeLabel.isHidden = isAnalog
        }
    }

    /// Shows a line for two seconds.
    private func show(_ message: String) {
        messageLabel.text = message
        UIView.animate(withDuration: 0.2) { self.messageLabel.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            UIView.animate(withDuration: 0.2) { self?.messageLabel.alpha = 0 }
        }
    }

    // MARK: Ticks

    private func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    private func stopTimer() {
        timer?.invalidate()
        timer = nil
    }

    private func update() {
        timeLabel.text = StopwatchModel.format(model.elapsed)
        dial.lapSeconds = model.currentLap
        dial.seconds = model.elapsed
        let isRunning = model.state == .running
        startButton.setTitle(isRunning ? "Stop" : "Start", for: .normal)
        lapButton.setTitle(isRunning || model.state == .idle ? "Lap" : "Reset", for: .normal)
        lapButton.isEnabled = model.state != .idle
        let count = model.laps.count
        lapLabel.text = model.laps.enumerated()
            .map { "Lap \(count - $0.offset)  \(StopwatchModel.format($0.element))" }
            .joined(separator: "\n")
    }
}
