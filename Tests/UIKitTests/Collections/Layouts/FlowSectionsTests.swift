import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Sections: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]]
    var kinds: [String] = []

    init(_ sizes: [[CGSize]]) { self.sizes = sizes }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        kinds.append(kind)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "view",
            for: indexPath
        )
    }
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
}

/// A cell as large as its content's constraints.
private final class FittingCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 70),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Collections: sections of a flow", .serialized)
struct FlowSectionsTests {
    /// What collections hold weakly.
    private final class Kept { var sections: [Sections] = [] }
    private let kept = Kept()

    private func collection(
        _ sections: Sections,
        _ layout: UICollectionViewFlowLayout,
        on device: String = "iPhone 8",
        landscape: Bool = false,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) throws -> UICollectionView {
        kept.sections.append(sections)
        let root = UIViewController()
        let window = try stage(root, on: device, os: 12, landscape: landscape)
        let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view"
            )
        }
        view.dataSource = sections
        view.delegate = sections
        root.view.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    private let square = CGSize(width: 50, height: 50)

    // CV-M27
    @Test func `a line is as high as its highest item, the others in its middle`() throws {
        let sections = Sections([[CGSize(width: 50, height: 100), square, CGSize(width: 50, height: 20)]])
        let view = try collection(sections, UICollectionViewFlowLayout())
        #expect(view.visibleCells.map(\.frame.minY) == [0, 25, 40])
    }

    // CV-M27
    @Test func `an empty section keeps header, insets and footer, and no view without a size`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 6, right: 7)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        let sections = Sections([[], [square]])
        let view = try collection(sections, layout)
        #expect(view.visibleCells.map(\.frame) == [CGRect(x: 7, y: 76, width: 50, height: 50)])
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame.minY) == [0, 41])
        #expect(headers.map(\.frame.width) == [375, 375])
        #expect(!sections.kinds.contains(UICollectionView.elementKindSectionFooter))
        #expect(view.contentSize.height == CGFloat(132))
    }

    // CV-M28
    @Test func `positions go to the pixel and sizes stay exact`() throws {
        let size = CGSize(width: 102.333, height: 131.75)
        let view = try collection(Sections([[size, size, size, size]]), UICollectionViewFlowLayout())
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.allSatisfy { abs($0.width - 102.333) < 0.001 })
        #expect(frames.allSatisfy { ($0.minX * 2).rounded() == $0.minX * 2 && ($0.minY * 2).rounded() == $0.minY * 2 })
    }

    // CV-M28
    @Test func `a horizontal flow packs columns`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 4
        layout.minimumInteritemSpacing = 1
        let size = CGSize(width: 60, height: 300)
        let view = try collection(Sections([[size, size, size, size]]), layout)
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.map(\.minX) == [0, 0, 64, 64])
        #expect(frames[0].minY == CGFloat(0))
        #expect(frames[1].minY > 300)
        #expect(view.contentSize.width == CGFloat(124))
    }

    // CV-1, CV-2
    @Test(arguments: [
        (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, CGFloat(0)), (.fromSafeArea, 44),
        (.fromLayoutMargins, 60),
    ])
    func `insets count from the reference`(
        reference: UICollectionViewFlowLayout.SectionInsetReference,
        x: CGFloat
    ) throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = reference
        let view = try collection(Sections([[square]]), layout, on: "iPhone X", landscape: true)
        if reference == .fromLayoutMargins {
            view.preservesSuperviewLayoutMargins = true
            view.setNeedsLayout()
            view.collectionViewLayout.invalidateLayout()
            view.layoutIfNeeded()
        }
        #expect(view.visibleCells.first?.frame.minX == x)
    }

    // CV-6
    @Test func `an estimated size has items measured`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = try collection(Sections([Array(repeating: square, count: 4)]), layout, cell: FittingCell.self)
        #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 120, height: 70), count: 4))
        #expect(view.visibleCells.map(\.frame.minX) == [0, 255, 0, 255])
        #expect(view.contentSize.height == CGFloat(150))
    }

    // CV-5
    @Test func `an item wider than the collection is centered, and life goes on`() throws {
        let view = try collection(
            Sections([[CGSize(width: 475, height: 50), square]]),
            UICollectionViewFlowLayout()
        )
        #expect(view.visibleCells.first?.frame.minX == CGFloat(-50))
        #expect(view.visibleCells.count == 2)
    }

    @Test func `a pinned header stays while its section does`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionHeadersPinToVisibleBounds = true
        layout.headerReferenceSize = CGSize(width: 1, height: 40)
        let size = CGSize(width: 300, height: 200)
        let sections = Sections([Array(repeating: size, count: 6), [size]])
        let view = try collection(sections, layout)
        view.contentOffset.y = 500
        view.layoutIfNeeded()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header?.frame.minY == 500 + view.adjustedContentInset.top)
    }
}
