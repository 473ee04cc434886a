import Foundation

/// Hears of a print's options, and has a say in them.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// The controller that shows the options. Optional; nil: the one in front.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// One of the papers. Optional; the first.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the options are shown. Optional; nothing.
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called when the options are shown. Optional; nothing.
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called before the options go. Optional; nothing.
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called when the options are gone. Optional; nothing.
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Optional; the controller in front.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// Optional; the first.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? .usual }
    /// Optional; nothing.
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Optional; nothing.
    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Optional; nothing.
    public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    /// Optional; nothing.
    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
}
