/// The contexts that drawing functions draw into; each thread has its own stack.
enum GraphicsContextStack {
    /// One level of a stack.
    struct Entry {
        var context: CGContext
        /// Pixels to a point of an image context; nil for contexts that were pushed.
        var imageScale: CGFloat?
        /// The size of a PDF document's pages, in points; nil for other contexts.
        var pdfBounds: CGRect?
    }

    /// The stack of a thread; a class, because thread storage holds references.
    private final class Stack {
        var entries: [Entry] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<Stack>.fromOpaque(pointer).release() }
        }
        return key
    }()

    private static var stack: Stack {
        if let pointer = pthread_getspecific(key) { return Unmanaged<Stack>.fromOpaque(pointer).takeUnretainedValue() }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    static var top: Entry? { stack.entries.last }

    static func push(_ entry: Entry) { stack.entries.append(entry) }

    /// Removes the uppermost context; nothing happens to an empty stack.
    @discardableResult
    static func pop() -> Entry? { stack.entries.popLast() }
}
