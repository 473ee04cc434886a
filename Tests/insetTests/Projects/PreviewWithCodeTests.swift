import Foundation
import Testing

/// `inset preview --with-code`: documents with the classes of the app that they belong to.
@Suite("Command line: previews with code", .enabled(if: BuiltForApps.isThere, BuiltForApps.comment))
struct PreviewWithCodeTests {
    private static let source = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let greeting = "A greeting from the delegate"
        }

        class GreetingController: UIViewController {
            @IBOutlet weak var label: UILabel!

            override func viewDidLoad() {
                super.viewDidLoad()
                print("what an app prints goes nowhere near the pictures")
                let app = UIApplication.shared.delegate as! AppDelegate
                label.text = app.greeting
            }
        }

        class FragileView: UIView {
            override func awakeFromNib() {
                super.awakeFromNib()
                fatalError("there is no server")
            }
        }
        """

    /// - Parameter scene: Of what class its controller is, and what view it has beside the label.
    private static func document(_ controller: String, view: String) -> String {
        let label = BadDocuments.view("label", attributes: "text=\"Label\"")
        let other = BadDocuments.view(id: "fra-gi-AAA", attributes: "customClass=\"\(view)\"")
        return BadDocuments.storyboard(views: label + other, constraints: BadDocuments.place)
            .replacing(
                "<viewController id=\"vcO-ne-AAA\"",
                with:
                    "<viewController customClass=\"\(controller)\" customModule=\"App\" customModuleProvider=\"target\" "
                    + "id=\"vcO-ne-AAA\""
            )
            .replacing(
                "</viewController>",
                with:
                    "<connections><outlet property=\"label\" destination=\"vie-wo-AAA\" id=\"out-le-AAA\"/></connections>"
                    + "</viewController>"
            )
    }

    private static func withApp(
        _ documents: [String: String],
        source: String = source,
        _ body: (URL, InsetProgram.Run) throws -> Void
    ) throws {
        try InsetProgram.withFolder { folder in
            let app = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            try Data(source.utf8).write(to: app.appendingPathComponent("App.swift"))
            for (name, text) in documents { try Data(text.utf8).write(to: app.appendingPathComponent(name)) }
            let options = ["--device", "iPhone 16", "--variants", "dark", "--no-findings", "--out", "out"]
            let run = try InsetProgram.run(
                ["preview", "App", "--with-code", "--cache", folder.appendingPathComponent("cache").path] + options,
                in: folder,
                environment: BuiltForApps.environment
            )
            try body(folder, run)
        }
    }

    /// The width of the label in each picture.
    private static func widths(in folder: URL) throws -> [Double] {
        try GalleryOfTests(folder.appendingPathComponent("out")).pictures.map { $0.frames[6] }
    }

    @Test func `controllers fill their views, and of a class that crashes UIKit's is shown, by name`() throws {
        let documents = [
            "Fragile.storyboard": Self.document("GreetingController", view: "FragileView"),
            "Main.storyboard": Self.document("GreetingController", view: "UIControl"),
        ]
        try Self.withApp(documents) { folder, run in
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output == "out/index.html: 4 pictures\n")
            let lines = run.errorLines.filter { $0.contains("can't be shown by itself") }
            #expect(lines.count == 1, "\(run.errors)")
            let line = try #require(lines.first)
            #expect(line.contains("the app's class FragileView can't be shown by itself (Inset crashed: "))
            #expect(line.contains("there is no server"))
            // "Label" is 42 points wide; all four say what the delegate says.
            let widths = try Self.widths(in: folder)
            #expect(widths.count == 4 && widths.allSatisfy { $0 > 150 && $0 == widths[0] }, "\(widths)")
        }
    }

    @Test func `an app that doesn't compile is told, and its documents are shown without its code`() throws {
        let broken = Self.source.replacing("app.greeting", with: "app.farewell")
        try Self.withApp(["Main.storyboard": Self.document("GreetingController", view: "UIView")], source: broken) {
            folder,
            run in
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("App.swift:16:"), "\(run.errors)")
            #expect(run.errors.contains("its documents are shown without its code"))
            #expect(run.errors.contains("the app's class isn't linked in, UIKit's stand in: GreetingController"))
            let widths = try Self.widths(in: folder)
            #expect(widths.count == 2 && widths.allSatisfy { $0 < 60 })
        }
    }

    @Test func `a live document has no code, which is said at once`() throws {
        let run = try InsetProgram.run(["preview", "App", "--live", "--with-code"])
        #expect(run.status != 0)
        #expect(run.errors.contains("`inset run` shows the app alive"))
    }
}
