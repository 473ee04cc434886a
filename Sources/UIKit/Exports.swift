@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import InsetMarkdown
@_exported import InsetSymbols
@_exported import QuartzCore
