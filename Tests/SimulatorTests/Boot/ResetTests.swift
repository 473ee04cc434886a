import Platform
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: another world beside it")
struct ResetTests {
    @Test func `a device goes on laying out at the end of turns after another world was entered`() throws {
        let simulator = try Simulator(device: "iPhone 8")
        let controller = UIViewController()
        simulator.present(controller)
        World().enter()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        simulator.advance(by: 0.1)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    }
}
