import CoreFoundation
@_exported import CoreGraphics
import Foundation
import Platform
import Synchronization

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number that makes the device shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
/// Nothing went wrong.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such sound.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501

private let last = Atomic<SystemSoundID>(4096)

private func tell(_ call: String) { AbsentFeature.report(call, "nothing is heard or felt here") }

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { tell("AudioServicesPlaySystemSound") }

/// Plays nothing and is done.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
) {
    tell("AudioServicesPlaySystemSoundWithCompletion")
    inCompletionBlock?()
}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { tell("AudioServicesPlayAlertSound") }

/// Plays nothing and is done.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
) {
    tell("AudioServicesPlayAlertSoundWithCompletion")
    inCompletionBlock?()
}

/// Gives a file's sound a number; the file isn't read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL,
    _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = last.add(1, ordering: .relaxed).newValue
    return kAudioServicesNoError
}

/// What is called when a sound has been played.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (
        SystemSoundID, UnsafeMutableRawPointer?
    ) -> Void

/// Not kept: no sound is played to its end.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inRunLoop: CFRunLoop?,
    _ inRunLoopMode: NSString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    tell("AudioServicesAddSystemSoundCompletion")
    return kAudioServicesNoError
}

/// Nothing was kept.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}

/// Gives the number back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }
