import UIKit

protocol TaskInputViewDelegate: AnyObject {
    func taskInputView(_ view: TaskInputView, didEnter title: String, priority: TaskItem.Priority)
}

/// The line above the list where a task is typed.
final class TaskInputView: UIView, UITextFieldDelegate {
    weak var delegate: TaskInputViewDelegate?

    let textField = UITextField()
    let addButton = UIButton(type: .system)
    let prioritySegments = UISegmentedControl(items: ["Low", "Normal", "High"])

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        textField.placeholder = "What is to be done?"
        textField.borderStyle = .roundedRect
        textField.returnKeyType = .done
        textField.delegate = self
        textField.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
        addButton.setTitle("Add", for: .normal)
        addButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        addButton.isEnabled = false
        addButton.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
        prioritySegments.selectedSegmentIndex = TaskItem.Priority.normal.rawValue

        let line = UIStackView(arrangedSubviews: [textField, addButton])
        line.spacing = 8
        addButton.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [line, prioritySegments])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    private func updateButton() {
        addButton.isEnabled = !(textField.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty
    }

    private func commit() {
        let priority = TaskItem.Priority(rawValue: prioritySegments.selectedSegmentIndex) ?? .normal
        delegate?.taskInputView(self, didEnter: textField.text ?? "", priority: priority)
        textField.text = ""
        updateButton()
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        commit()
        textField.resignFirstResponder()
        return true
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 80
    }
}
