import Foundation

/// The widths that a scene may have on an iPad before iPadOS 26, in points.
public struct Multitasking: Hashable, Sendable {
    /// Two scenes beside each other.
    public struct Split: Hashable, Sendable {
        public let left: CGFloat
        public let right: CGFloat
    }

    public let allowsSlideOver: Bool
    public let allowsSplitView: Bool
    /// The width of a scene that floats over another; 0 where there is none.
    public let slideOverWidth: CGFloat
    /// The splits in portrait, the left scene from narrow to wide.
    public let portraitSplits: [Split]
    /// The splits in landscape, the left scene from narrow to wide.
    public let landscapeSplits: [Split]
    /// The gap between both scenes.
    public let dividerWidth: CGFloat
    /// The widths that are horizontally regular; every other one is compact.
    public let regularWidths: [CGFloat]
}
