import UIKit

/// What is there before anybody put something in.
enum SampleFiles {
    static func write(into folder: Folder) {
        guard folder.items.isEmpty else { return }
        for name in ["Recipes", "Trips", "Work"] { try? folder.makeFolder(named: name) }
        text("Welcome.txt", "Drop files onto the page of the device, and they are here.\n", in: folder)
        text("Packing List.txt", "Tent\nStove\nMap\nTwo pairs of socks\n", in: folder)
        let recipes = Folder(url: folder.url.appendingPathComponent("Recipes"))
        text("Plum Cake.md", "# Plum cake\n\n500 g plums, 200 g flour, 120 g sugar, 3 eggs\n", in: recipes)
        text("Flatbread.md", "# Flatbread\n\nFlour, water, salt, patience\n", in: recipes)
        let trips = Folder(url: folder.url.appendingPathComponent("Trips"))
        try? sunset().pngData()?.write(to: trips.url.appendingPathComponent("Sunset.png"))
    }

    private static func text(_ name: String, _ text: String, in folder: Folder) {
        try? Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }

    private static func sunset() -> UIImage {
        let size = CGSize(width: 320, height: 200)
        return UIGraphicsImageRenderer(size: size).image { context in
            let colors = [UIColor.systemIndigo.cgColor, UIColor.systemOrange.cgColor] as CFArray
            if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
                context.cgContext.drawLinearGradient(
                    gradient,
                    start: .zero,
                    end: CGPoint(x: 0, y: size.height),
                    options: []
                )
            }
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 120, y: 90, width: 80, height: 80)).fill()
            UIColor.black.withAlphaComponent(0.7).setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 140, width: size.width, height: 60)).fill()
        }
    }
}
