import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Sliders: marks and what can be chosen")
struct SliderTrackTests {
    let simulator: Simulator
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))

    init() throws {
        simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        let controller = UIViewController()
        controller.view.addSubview(slider)
        simulator.present(controller)
        slider.maximumValue = 10
    }

    /// Takes the thumb and leaves it where it is at a share of the range.
    private func drag(to share: Float) -> Float {
        let track = slider.trackRect(forBounds: slider.bounds)
        func place(_ value: Float) -> CGPoint {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            return CGPoint(x: slider.frame.minX + thumb.midX, y: slider.frame.minY + thumb.midY)
        }
        simulator.drag(from: place(slider.value), to: place(share * 10))
        return slider.value
    }

    // BT-36
    @Test func `a finger chooses marked places alone, code any`() {
        slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
        #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        #expect(drag(to: 0.3) == 2.5)
        #expect(drag(to: 0.9) == 10)
        slider.value = 3
        #expect(slider.value == 3)
        slider.trackConfiguration?.allowsTickValuesOnly = false
        #expect(abs(drag(to: 0.4) - 4) < 0.1)
    }

    // BT-36
    @Test func `a finger stays within the enabled range`() {
        slider.trackConfiguration = UISlider.TrackConfiguration(
            allowsTickValuesOnly: false,
            enabledRange: 0.2...0.6,
            numberOfTicks: 0
        )
        #expect(abs(drag(to: 1) - 6) < 0.001)
        #expect(abs(drag(to: 0) - 2) < 0.001)
    }

    // BT-36
    @Test func `the colored part begins at the neutral value, and a slider may be without thumb`() throws {
        slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        slider.trackConfiguration = UISlider.TrackConfiguration(neutralValue: 0.5, numberOfTicks: 3)
        slider.sliderStyle = .thumbless
        slider.value = 8
        slider.layoutIfNeeded()
        let colored = try #require(slider.subviews.first { $0.backgroundColor == slider.minimumTrackTintColor })
        let track = slider.trackRect(forBounds: slider.bounds)
        let middle = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 5).midX
        let end = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 8).midX
        #expect(abs(colored.frame.minX - middle) < 1)
        #expect(abs(colored.frame.maxX - end) < 1)
        let marks = slider.subviews.filter { $0.frame.minY > track.maxY && $0.frame.width == 4 }
        #expect(marks.count == 3)
        let thumbs = slider.subviews.filter { $0.frame.height > 20 && !$0.isHidden }
        #expect(thumbs.isEmpty)
        slider.value = 2
        slider.layoutIfNeeded()
        #expect(abs(colored.frame.maxX - middle) < 1)
    }
}
