import Foundation

/// Where a method of Objective-C leaves what went wrong.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
