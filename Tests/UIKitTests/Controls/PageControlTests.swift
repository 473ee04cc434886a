import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Page control")
struct PageControlTests {
    @Test func `only the dots that reach into the bounds are drawn, however many pages there are`() {
        World(era: .standard).run {
            func picture(pages: Int, current: Int) -> Data {
                let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
                control.numberOfPages = pages
                control.currentPage = current
                control.pageIndicatorTintColor = .black
                control.currentPageIndicatorTintColor = .red
                let renderer = UIGraphicsImageRenderer(bounds: control.bounds)
                return renderer.pngData { control.layer.render(in: $0.cgContext) }
            }
            let many = picture(pages: 50_000_000, current: 0)
            // Both have an even number of dots, of which the middle ones are seen.
            #expect(picture(pages: 1000, current: 0) == many)
            #expect(picture(pages: 1000, current: 500) != many)
            #expect(picture(pages: 2, current: 0) != many)
        }
    }
}
