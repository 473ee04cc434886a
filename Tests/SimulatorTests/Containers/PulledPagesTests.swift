import Simulator
import Testing
import UIKit

@MainActor @Suite("Page view controllers: pages that a finger pulls")
struct PulledPagesTests {
    private func screen(_ book: Book, rightToLeft: Bool = false) throws -> (Simulator, UIPageViewController) {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        if rightToLeft { pages.view.semanticContentAttribute = .forceRightToLeft }
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        simulator.present(pages)
        simulator.advance(by: 0.1)
        book.log = []
        return (simulator, pages)
    }

    private func pull(_ simulator: Simulator, by distance: CGFloat) {
        let start = CGPoint(x: 187, y: 300)
        // Slow enough to count by distance, not as a flick.
        simulator.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 4)
        simulator.advance(by: 2)
    }

    @Test func `both sides are asked for once, and again only what a turn made unknown`() throws {
        let book = Book(count: 3)
        let (simulator, pages) = try screen(book)
        pull(simulator, by: -40)
        #expect(book.log == ["after 0", "before 0", "will 1", "did 0 false"])
        #expect(pages.viewControllers == [book.pages[0]])
        book.log = []
        pull(simulator, by: -300)
        #expect(book.log == ["will 1", "did 0 true", "after 1"])
        #expect(pages.viewControllers == [book.pages[1]])
        book.log = []
        pull(simulator, by: 300)
        #expect(book.log == ["will 0", "did 1 true", "before 0"])
        #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test func `nothing comes where the data source has no page`() throws {
        let book = Book(count: 2)
        let (simulator, pages) = try screen(book)
        pull(simulator, by: 300)
        #expect(book.log == ["after 0", "before 0"])
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test func `the pulled page is beside the shown one and appears while it is pulled`() throws {
        let book = Book(count: 2)
        let (simulator, pages) = try screen(book)
        let scrollView = try #require(pages.view.subviews.first as? UIScrollView)
        #expect(scrollView.isPagingEnabled)
        #expect(scrollView.contentSize == CGSize(width: 1125, height: 667))
        #expect(scrollView.contentOffset == CGPoint(x: 375, y: 0))
        pull(simulator, by: -300)
        #expect(scrollView.contentOffset == CGPoint(x: 375, y: 0))
        #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.pages[0].viewIfLoaded?.window == nil)
        #expect(pages.children == [book.pages[1]])
        #expect(book.events == ["1 will", "0 will not", "1 did", "0 did not"])
    }

    @Test func `a page that goes back has come and gone`() throws {
        let book = Book(count: 2)
        let (simulator, pages) = try screen(book)
        pull(simulator, by: -40)
        #expect(book.events == ["1 will", "0 will not", "1 will not", "0 will", "1 did not", "0 did"])
        #expect(pages.children == [book.pages[0]])
    }

    @Test func `right to left the next page comes from the left`() throws {
        let book = Book(count: 2)
        let (simulator, pages) = try screen(book, rightToLeft: true)
        pull(simulator, by: 300)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test func `a turn by a finger moves the dot without a question`() throws {
        let book = Book(count: 3, dots: true)
        let (simulator, pages) = try screen(book)
        let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3)
        pull(simulator, by: -300)
        #expect(dots.currentPage == 1)
        #expect(!book.log.contains("index"))
    }

    // PR-41
    @Test func `without pages there is no question about dots`() {
        let book = Book(count: 3, dots: true)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.loadViewIfNeeded()
        #expect(book.log == [] && pages.view.subviews.allSatisfy { !($0 is UIPageControl) })
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        #expect(book.log == ["index"] && pages.view.subviews.contains { $0 is UIPageControl })
    }

    @Test func `setting the data source anew asks again`() throws {
        let book = Book(count: 2)
        let (simulator, pages) = try screen(book)
        pull(simulator, by: -40)
        pages.dataSource = book
        book.log = []
        pull(simulator, by: -40)
        #expect(book.log == ["after 0", "before 0", "will 1", "did 0 false"])
    }
}

@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) var pages: [UIViewController] = []
    private let hasDots: Bool
    var log: [String] = []
    var events: [String] = []

    init(count: Int, dots: Bool = false) {
        hasDots = dots
        for index in 0..<count {
            pages.append(Page { [weak self] event in self?.events.append("\(index) \(event)") })
        }
    }

    private func number(_ page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? -1 }
    private func page(_ place: Int) -> UIViewController? { pages.indices.contains(place) ? pages[place] : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log.append("before \(number(viewController))")
        return page(number(viewController) - 1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log.append("after \(number(viewController))")
        return page(number(viewController) + 1)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? pages.count : 0 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        log.append("index")
        return 0
    }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.append("will \(number(pendingViewControllers.first))")
        events = []
    }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { log.append("did \(number(previousViewControllers.first)) \(completed)") }
}

private final class Page: UIViewController {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { tell("will") }
    override func viewDidAppear(_ animated: Bool) { tell("did") }
    override func viewWillDisappear(_ animated: Bool) { tell("will not") }
    override func viewDidDisappear(_ animated: Bool) { tell("did not") }
}
