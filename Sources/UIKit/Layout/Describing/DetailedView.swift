/// A view that tells more in its description than every view does.
@MainActor
protocol DetailedView: UIView {
    /// What the view says; nil without text.
    var describedText: String? { get }
    /// What stands at the end, each part like `contentOffset: {0, 0}`.
    var describedDetails: [String] { get }
}

extension DetailedView {
    var describedText: String? { nil }
    var describedDetails: [String] { [] }
}
