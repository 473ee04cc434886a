// Empty on purpose: Swift Testing imports this module wherever it meets one named UIKit.
