import Simulator
import Testing
import UIKit

/// PK-1
@MainActor @Suite("Pickers: wheels that turn")
struct PickerTurningTests {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [Int] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(row)
        }
    }

    /// A picker of rows 32 high, whose middle is at (187, 308) of the screen.
    private func staged(at row: Int = 50) throws -> (Simulator, UIPickerView, Rows) {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let screen = UIViewController()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 375, height: 216))
        let rows = Rows()
        (picker.dataSource, picker.delegate) = (rows, rows)
        screen.view.addSubview(picker)
        simulator.present(screen)
        picker.selectRow(row, inComponent: 0, animated: false)
        simulator.advance(by: 0.1)
        return (simulator, picker, rows)
    }

    @Test func `a wheel that is flung runs on beyond the finger's way, and tells once it rests`() throws {
        let (simulator, picker, rows) = try staged()
        simulator.drag(from: CGPoint(x: 187, y: 330), to: CGPoint(x: 187, y: 250), duration: 0.1)
        #expect(picker.selectedRow(inComponent: 0) == 50 && rows.chosen == [])
        simulator.advance(by: 3)
        // 80 points at 800 a second, and what is left of that: (800 − 10) / 1000 · 99 ≈ 78 points.
        #expect((54...56).contains(picker.selectedRow(inComponent: 0)))
        #expect(rows.chosen == [picker.selectedRow(inComponent: 0)])
        #expect(picker.view(forRow: rows.chosen[0], forComponent: 0).map { $0.center.y == 108 } == true)
    }

    @Test func `a slow finger leaves it on the nearest row, and the ends hold it`() throws {
        let (simulator, picker, rows) = try staged(at: 1)
        simulator.drag(from: CGPoint(x: 187, y: 308), to: CGPoint(x: 187, y: 333), duration: 4)
        simulator.advance(by: 2)
        #expect(rows.chosen == [0])
        simulator.drag(from: CGPoint(x: 187, y: 250), to: CGPoint(x: 187, y: 400), duration: 0.2)
        simulator.advance(by: 3)
        #expect(picker.selectedRow(inComponent: 0) == 0 && rows.chosen == [0])
    }

    @Test func `a tap turns it to the row that is touched`() throws {
        let (simulator, picker, rows) = try staged()
        simulator.tap(at: CGPoint(x: 187, y: 308 + 32))
        #expect(rows.chosen == [])
        simulator.advance(by: 0.1)
        let middle = try #require(picker.view(forRow: 51, forComponent: 0)).center.y
        #expect(middle > 108 && middle < 140)
        simulator.advance(by: 2)
        #expect(rows.chosen == [51])
    }

    @Test func `a row selected by code with an animation is selected at once and comes by itself`() throws {
        let (simulator, picker, rows) = try staged()
        picker.selectRow(53, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 53)
        simulator.advance(by: 0.05)
        #expect(try #require(picker.view(forRow: 51, forComponent: 0)).center.y > 100)
        simulator.advance(by: 2)
        #expect(picker.view(forRow: 53, forComponent: 0)?.center.y == 108 && rows.chosen == [])
    }
}
