import Foundation
import QuartzCore

extension AVAssetImageGenerator {
    /// Pictures one after the other; here errors.
    public struct Images: AsyncSequence, Sendable {
        /// A picture or an error.
        public enum Element: Sendable {
            /// A picture, and of which time it is.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            /// No picture.
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was asked for.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            /// The picture; throws where there is none.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        /// Goes through the answers.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var rest: ArraySlice<Element>
            /// The next answer; nil after the last.
            public mutating func next() async -> Element? { rest.popFirst() }
        }

        private let all: [Element]
        init(_ all: [Element]) { self.all = all }
        /// An iterator over the answers.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: all[...]) }
    }
}
