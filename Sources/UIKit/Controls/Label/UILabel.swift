/// One or more lines of text that can't be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
}
