import Foundation

// Apple's headers hand these over with CoreGraphics, and its interfaces take them; here each is the Foundation class to
// which it is bridged there, so that `[color] as CFArray` compiles.

/// An ordered collection, bridged to `NSArray`.
public typealias CFArray = NSArray
/// A string, bridged to `NSString`.
public typealias CFString = NSString
/// Bytes, bridged to `NSData`.
public typealias CFData = NSData
/// A keyed collection, bridged to `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// The address of a file, bridged to `NSURL`.
public typealias CFURL = NSURL
/// What went wrong, bridged to `NSError`.
public typealias CFError = NSError
/// Bytes to add to, bridged to `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// Text with attributes, bridged to `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// Any object of CoreFoundation.
public typealias CFTypeRef = AnyObject
/// Bits of options.
public typealias CFOptionFlags = UInt
