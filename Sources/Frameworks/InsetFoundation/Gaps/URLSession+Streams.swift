import Foundation
import FoundationNetworking

extension URLSession {
    /// A task that reads from and writes to a host. Ends the program: Foundation for Linux has no such tasks.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
        preconditionFailure("URLSession has no stream tasks here; open a connection with Network or sockets")
    }

    /// A task that reads from and writes to a service nearby. Ends the program: Foundation for Linux has no such tasks.
    public func streamTask(with service: NetService) -> URLSessionStreamTask {
        preconditionFailure("URLSession has no stream tasks here; open a connection with Network or sockets")
    }
}

/// Where the error of a download says how to go on with it, as older source names it.
public let NSURLSessionDownloadTaskResumeData = URLSessionDownloadTaskResumeData

extension URL {
    /// Whether a file is there, or would be once it is fetched: the former, as no files are fetched from elsewhere here.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
