@_exported import UIKit

/// Colors of nodes.
public typealias SKColor = UIColor
