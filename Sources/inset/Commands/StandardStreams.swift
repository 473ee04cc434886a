import Glibc

/// The program's three standard streams.
enum StandardStreams {
    /// Makes writing to them safe: a closed pipe is an error that is seen, not a signal that ends the program between two
    /// files; and a stream that is closed stays so, where else the next file that is opened would take its number and
    /// be written into by every message.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number is the closed stream's. Read only: what is written is refused as before.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
