import Foundation

/// A size of paper, and the part of it that a printer reaches.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// Width and height, in points of 1/72 inch.
    public let paperSize: CGSize
    /// The part that is printed on, in points from the paper's top left corner.
    public let printableRect: CGRect

    init(size: CGSize, margin: CGFloat) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    }

    /// The paper that fits a page size best: the smallest that holds it, else the largest.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let sorted = paperList.sorted {
            $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
        }
        let holding = sorted.first {
            $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
        }
        return holding ?? sorted.last ?? usual
    }

    /// US letter with margins of a quarter of an inch, or A4 where lengths are in centimetres.
    static var usual: UIPrintPaper {
        let locale = Locale(identifier: SimulatedDevice.current.settings.locale)
        let isMetric = locale.measurementSystem != .us
        return UIPrintPaper(
            size: isMetric ? CGSize(width: 595, height: 842) : CGSize(width: 612, height: 792),
            margin: 18
        )
    }
}
