/// Whether an image is drawn in the tint color.
public enum TemplateRenderingIntent: String, Hashable, Sendable {
    case automatic
    case original
    case template
}
