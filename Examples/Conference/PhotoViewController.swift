import UIKit

/// Photos that fill the screen, one a page; a tap hides what lies over them.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
    private let photos: [CGFloat]
    private let first: Int
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let closeButton = UIButton(type: .system)
    private var hidesControls = false

    /// - Parameter page: The photo that is shown first.
    init(photos: [CGFloat], page: Int) {
        (self.photos, first) = (photos, page)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The viewer is made in code.") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { hidesControls }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesControls }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        configureScrollView()
        pageControl.numberOfPages = photos.count
        pageControl.currentPage = first
        pageControl.addTarget(self, action: #selector(pageDidChange), for: .valueChanged)
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.tintColor = .white
        closeButton.accessibilityLabel = "Close"
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(pageControl)
        view.addSubview(closeButton)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleControls)))
        if Edition.current == .adapted { addConstraints() }
    }

    private func configureScrollView() {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        for hue in photos {
            let image = Seascape.image(hue: hue, size: CGSize(width: 480, height: 320))
            let imageView = UIImageView(image: image)
            imageView.contentMode = .scaleAspectFit
            scrollView.addSubview(imageView)
        }
        view.addSubview(scrollView)
    }

    /// Close button and dots keep to the safe area: beside the notch, above the home indicator.
    private func addConstraints() {
        for subview in [closeButton, pageControl] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: safe.topAnchor),
            closeButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            closeButton.widthAnchor.constraint(equalToConstant: 44),
            closeButton.heightAnchor.constraint(equalToConstant: 44),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
    }

    /// In the corner and at the edge of a rectangular screen: under the notch, on the home indicator.
    private func placeAtEdges() {
        closeButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        let size = pageControl.size(forNumberOfPages: photos.count)
        pageControl.frame = CGRect(
            x: 0,
            y: view.bounds.height - size.height,
            width: view.bounds.width,
            height: size.height
        )
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard scrollView.frame != view.bounds else { return }
        let page = CGFloat(pageControl.currentPage)
        scrollView.frame = view.bounds
        let size = view.bounds.size
        scrollView.contentSize = CGSize(width: size.width * CGFloat(photos.count), height: size.height)
        for (index, subview) in scrollView.subviews.compactMap({ $0 as? UIImageView }).enumerated() {
            subview.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
        }
        scrollView.contentOffset.x = page * size.width
        if Edition.current == .rectangular { placeAtEdges() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
    }

    @objc private func pageDidChange() {
        scrollView.setContentOffset(
            CGPoint(x: CGFloat(pageControl.currentPage) * scrollView.bounds.width, y: 0),
            animated: true
        )
    }

    @objc private func toggleControls() {
        hidesControls.toggle()
        UIView.animate(withDuration: 0.25) { [self] in
            closeButton.alpha = hidesControls ? 0 : 1
            pageControl.alpha = hidesControls ? 0 : 1
            setNeedsStatusBarAppearanceUpdate()
            setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
    }

    @objc private func close() { dismiss(animated: true) }
}
