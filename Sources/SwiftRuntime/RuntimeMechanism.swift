/// What we do that Swift's documentation doesn't promise: each depends on the toolchain.
package enum RuntimeMechanism: String, CaseIterable, Sendable {
    case mainLoop
    case hashSeeds
    case classRecords
    case methodTables
    case standInObjects
    case initializers
    case storedProperties
    case typeRecords

    /// What it is, for the person who builds the program.
    var title: String {
        switch self {
        case .mainLoop: "the main queue and the main run loop"
        case .hashSeeds: "the hash seeds of the standard library"
        case .classRecords: "the records of classes"
        case .methodTables: "the tables of methods"
        case .standInObjects: "objects that stand in for others"
        case .initializers: "initializers by class"
        case .storedProperties: "stored properties by name"
        case .typeRecords: "the list of the program's types"
        }
    }

    /// What won't work without it.
    var loss: String {
        switch self {
        case .mainLoop: "main-queue work, timers and tasks don't follow the simulator's clock"
        case .hashSeeds: "sets and dictionaries have another order in every run"
        case .classRecords: "class layouts can't be read: show(_:sender:) and appearance proxies fail"
        case .methodTables: "show(_:sender:) doesn't find the controller that overrides it"
        case .standInObjects: "appearance() of an app's own classes fails"
        case .initializers: "classes named in documents aren't made by their own init"
        case .storedProperties: "outlets and runtime attributes aren't set"
        case .typeRecords: "documents don't find private classes, or classes without a module"
        }
    }

    /// What to do about it.
    var remedy: String {
        switch self {
        case .mainLoop: "link the standard library dynamically (without -static-stdlib), with Swift 6.3"
        case .hashSeeds, .classRecords, .methodTables, .standInObjects, .initializers, .storedProperties, .typeRecords:
            "build with Swift 6.3, or update Inset"
        }
    }
}
