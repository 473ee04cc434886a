/// The pages beside the shown one; the data source is asked for each once.
struct PageNeighbours {
    /// Nil until the data source was asked; then its answer.
    var before: UIViewController??
    var after: UIViewController??

    /// The answer for one side.
    subscript(direction: UIPageViewController.NavigationDirection) -> UIViewController?? {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }
}

/// A page that a finger pulls in.
struct PulledPage {
    let page: UIViewController
    let direction: UIPageViewController.NavigationDirection
}
