import Foundation

private enum Key {
    static let data = "UIImageData"
    static let symbol = "UISystemSymbolResourceName"
    static let scale = "UIScale"
    static let orientation = "UIImageOrientation"
    static let renderingMode = "UIRenderingMode"
    static let capInsets = "UICapInsets"
    static let resizingMode = "UIResizingMode"
    static let isResizable = "UIIsResizable"
    static let alignmentInsets = "UIAlignmentRectInsets"
}

extension ImageValues {
    init?(archivedIn coder: NSCoder) {
        // A key that isn't there raises on Linux.
        if coder.containsValue(forKey: Key.symbol) {
            let name = coder.decodeObject(of: NSString.self, forKey: Key.symbol) as String?
            guard let symbol = name.flatMap({ UIImage(systemName: $0) }) else { return nil }
            self = symbol.values
        } else if coder.containsValue(forKey: Key.data) {
            let data = coder.decodeObject(of: NSData.self, forKey: Key.data) as Data?
            guard let image = data.flatMap({ UIImage(data: $0) }) else { return nil }
            self = image.values
            scale = max(CGFloat(coder.decodeDouble(forKey: Key.scale)), 1)
            orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
            alignmentRectInsets = Self.insets(Key.alignmentInsets, of: coder)
        } else if coder.containsValue(forKey: Key.scale) {
            self.init(source: .empty)
        } else {
            return nil
        }
        let mode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode))
        renderingMode = mode ?? .automatic
        capInsets = Self.insets(Key.capInsets, of: coder)
        resizingMode = UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: Key.resizingMode)) ?? .tile
        isResizable = coder.decodeBool(forKey: Key.isResizable)
    }

    private static func insets(_ key: String, of coder: NSCoder) -> UIEdgeInsets {
        coder.decodeObject(of: NSString.self, forKey: key).map { NSCoder.uiEdgeInsets(for: $0 as String) } ?? .zero
    }
}

extension UIImage {
    func write(to coder: NSCoder) {
        if let name = values.symbolName {
            coder.encode(name as NSString, forKey: Key.symbol)
        } else if let data = changed({ $0.orientation = .up }).pngData() {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(values.orientation.rawValue, forKey: Key.orientation)
        coder.encode(values.renderingMode.rawValue, forKey: Key.renderingMode)
        coder.encode(NSCoder.string(for: values.capInsets) as NSString, forKey: Key.capInsets)
        coder.encode(values.resizingMode.rawValue, forKey: Key.resizingMode)
        coder.encode(values.isResizable, forKey: Key.isResizable)
        coder.encode(NSCoder.string(for: values.alignmentRectInsets) as NSString, forKey: Key.alignmentInsets)
    }
}
