import CoreText

// A text layer takes UIKit's fonts and colors.
extension UIFont: TextLayerFont {}
extension UIColor: LayerColor {}
