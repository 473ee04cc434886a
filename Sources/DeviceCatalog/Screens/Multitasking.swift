import Foundation

/// The widths that a scene may have on an iPad before iPadOS 26, in points.
public struct Multitasking: Hashable, Sendable {
    /// Two scenes beside each other.
    public struct Split: Hashable, Sendable {
        /// Points of the left scene.
        public let left: CGFloat
        /// Points of the right scene; the divider is between both.
        public let right: CGFloat
    }

    /// Whether a scene can float over another.
    public let allowsSlideOver: Bool
    /// Whether two scenes can stand beside each other.
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
