/// The views that the pictures of a scene have in common, each once.
struct ViewTable {
    private(set) var views: [GalleryData.View] = []
    private var indices: [GalleryData.View: Int] = [:]

    /// Writes down which views a picture has, and where.
    mutating func add(_ pictured: [PicturedView], to picture: inout GalleryData.Picture) {
        let order = pictured.map { index(of: $0.view) }
        picture.views = order == Array(0..<order.count) ? nil : order
        picture.frames = pictured.flatMap(\.frame)
        let hidden = zip(order, pictured).filter(\.1.isHidden).map(\.0)
        picture.hidden = hidden.isEmpty ? nil : hidden
    }

    private mutating func index(of view: GalleryData.View) -> Int {
        if let known = indices[view] { return known }
        indices[view] = views.count
        views.append(view)
        return views.count - 1
    }
}

extension GalleryData {
    /// The views of a picture, from back to front.
    func views(of picture: Picture) -> [PicturedView] {
        let table = scenes[picture.scene].views
        let hidden = Set(picture.hidden ?? [])
        let count = picture.frames.count / 4
        return (picture.views ?? Array(0..<count)).enumerated().map { place, index in
            PicturedView(
                view: table[index],
                frame: Array(picture.frames[place * 4..<place * 4 + 4]),
                isHidden: hidden.contains(index)
            )
        }
    }

    /// Whether all indices lead somewhere, as they do on pages that nobody has edited.
    var isSound: Bool {
        scenes.allSatisfy { documents.indices.contains($0.document) }
            && pictures.allSatisfy { picture in
                guard scenes.indices.contains(picture.scene), picture.frames.count % 4 == 0 else { return false }
                let table = scenes[picture.scene].views.indices
                let count = picture.frames.count / 4
                return (picture.views?.count ?? count) == count
                    && (picture.views ?? Array(0..<count)).allSatisfy(table.contains)
            }
    }
}
