/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
    /// As wide and as high.
    case fill
    /// So that all of the view is filled, at the scene's proportions.
    case aspectFill
    /// So that all of the scene is seen, at its proportions.
    case aspectFit
    /// The scene gets the view's size.
    case resizeFill
}
