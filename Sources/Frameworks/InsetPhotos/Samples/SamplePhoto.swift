import CoreGraphics
import Foundation

/// One of the photos that every simulated device has; their pictures are drawn by code.
enum SamplePhoto: Int, CaseIterable, Sendable {
    case sunrise = 1, sea, forest, flowers, night, city

    /// Draws the picture.
    private var scene: any PhotoScene.Type {
        switch self {
        case .sunrise: SunriseScene.self
        case .sea: SeaScene.self
        case .forest: ForestScene.self
        case .flowers: FlowersScene.self
        case .night: NightScene.self
        case .city: CityScene.self
        }
    }

    /// What a phone's camera of 12 megapixels takes, in the picture's aspect ratio.
    var pixelSize: CGSize {
        let design = scene.designSize
        let (long, short) = (4032.0, 3024.0)
        if design.width == design.height { return CGSize(width: short, height: short) }
        return design.width > design.height ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    }

    /// When it was taken; one is older than the next.
    var creationDate: Date {
        let day: (year: Int, month: Int, day: Int, hour: Int, minute: Int) =
            switch self {
            case .sunrise: (2018, 4, 14, 5, 21)
            case .sea: (2019, 7, 27, 12, 48)
            case .forest: (2020, 10, 3, 7, 36)
            case .flowers: (2021, 6, 12, 14, 5)
            case .night: (2022, 8, 12, 22, 57)
            case .city: (2024, 3, 9, 17, 42)
            }
        var parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: day.hour, minute: day.minute)
        parts.calendar = Calendar(identifier: .gregorian)
        parts.timeZone = TimeZone(secondsFromGMT: 0)
        return parts.date ?? .distantPast
    }

    /// The picture at a size of its aspect ratio, in pixels; nil for a size without an area or over the limits.
    func image(width: Int, height: Int) -> CGImage? {
        let design = scene.designSize
        let scale = max(CGFloat(width) / design.width, CGFloat(height) / design.height)
        let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: true)
        guard let context else { return nil }
        scene.draw(with: SceneBrush(context: context, size: design))
        return context.takeImage()
    }
}
