import Foundation
import Platform
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Pictures: what a view stands on")
struct CanvasBackdropTests {
    /// The gray behind a view of 200 × 60.
    private func gray(
        _ background: UIColor? = nil,
        text: UIColor? = nil,
        card: UIColor? = nil,
        isScreen: Bool = false
    ) -> CGFloat {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.backgroundColor = background
        if let card {
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
            inner.backgroundColor = card
            view.addSubview(inner)
        }
        if let text {
            let label = UILabel(frame: view.bounds)
            label.text = "Welcome back"
            label.textColor = text
            view.addSubview(label)
        }
        var white: CGFloat = -1
        CanvasBackdrop.color(for: view, isScreen: isScreen).getWhite(&white, alpha: nil)
        return (white * 10).rounded() / 10
    }

    @Test func `white text on a clear view stands on the dark canvas, black text on the light one`() {
        World(era: Era(os: 18)).run {
            #expect(gray(text: .white) == 0.2)
            #expect(gray(.clear, text: .white) == 0.2)
            #expect(gray(text: .black) == 0.9)
            #expect(gray(text: .white, isScreen: true) == 0.2)
            #expect(gray(text: .black, isScreen: true) == 1)
        }
    }

    @Test func `what has its own background stands on the appearance's canvas, whatever its color`() {
        World(era: Era(os: 18)).run {
            #expect(gray(.blue, text: .white) == 0.9)
            #expect(gray(card: .white) == 0.9)
            #expect(gray(card: .black) == 0.9)
            #expect(gray() == 0.9)
        }
    }

    @Test func `a window that is seen through a clear view is black, but white where black is written on it`() {
        World(era: Era(os: 18)).run {
            let rows: [(UIColor, UIColor?)] = [(.white, nil), (.black, .white)]
            for (text, color) in rows {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
                let label = UILabel(frame: window.bounds)
                (label.text, label.textColor) = ("Welcome back", text)
                window.addSubview(label)
                CanvasBackdrop.lighten(window, behind: label)
                #expect(window.backgroundColor == color)
            }
        }
    }
}
