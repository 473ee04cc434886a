/// How far the loading of a product's content is.
public enum SKDownloadState: Int, Sendable {
    /// Not begun, on its way, stopped for a while, done, failed, or given up.
    case waiting, active, paused, finished, failed, cancelled
}
