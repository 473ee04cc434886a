import CoreGraphics

extension CTFrame: _CFObject {}
extension CTFramesetter: _CFObject {}
extension CTLine: _CFObject {}
extension CTRun: _CFObject {}
extension CTTextTab: _CFObject {}
extension CTTypesetter: _CFObject {}
