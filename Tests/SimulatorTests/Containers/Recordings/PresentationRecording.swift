import Testing
import UIKit

/// One style on one device: all that is heard while a controller is presented and dismissed.
struct PresentationRecording: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var device = "iPhone 13"
    var presented: [String]
    var dismissed: [String]

    var testDescription: String { "style \(style.rawValue) on \(device)" }
}

extension PresentationRecording {
    static let all: [PresentationRecording] = [
        PresentationRecording(
            style: .fullScreen,
            device: "iPhone 13",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "a willDisappear true",
                "b willAppear true", "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside",
                "b didAppear true", "a didDisappear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "a willAppear true", "a isAppearing true",
                "b alongside", "a didAppear true", "b didDisappear true", "b completion", "dismissed",
            ]
        ),
        PresentationRecording(
            style: .fullScreen,
            device: "iPad (9th generation)",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "a willDisappear true",
                "b willAppear true", "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside",
                "b didAppear true", "a didDisappear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "a willAppear true", "a isAppearing true",
                "b alongside", "a didAppear true", "b didDisappear true", "b completion", "dismissed",
            ]
        ),
        PresentationRecording(
            style: .pageSheet,
            device: "iPhone 13",
            presented: [
                "style?", "will present -1", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "b traits", "b isAppearing true", "b insets", "b willLayout", "b didLayout",
                "b alongside", "b didAppear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .pageSheet,
            device: "iPad (9th generation)",
            presented: [
                "style?", "will present -1", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "b traits", "b isAppearing true", "b willLayout", "b didLayout", "b alongside",
                "b didAppear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .formSheet,
            device: "iPhone 13",
            presented: [
                "style?", "will present -1", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "b traits", "b isAppearing true", "b insets", "b willLayout", "b didLayout",
                "b alongside", "b didAppear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .formSheet,
            device: "iPad (9th generation)",
            presented: [
                "style?", "will present -1", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "b traits", "b isAppearing true", "b willLayout", "b didLayout", "b alongside",
                "b didAppear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .overFullScreen,
            device: "iPhone 13",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "b willAppear true",
                "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside", "b didAppear true",
                "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .overFullScreen,
            device: "iPad (9th generation)",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "b willAppear true",
                "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside", "b didAppear true",
                "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .currentContext,
            device: "iPhone 13",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "a willDisappear true",
                "b willAppear true", "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside",
                "b didAppear true", "a didDisappear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "a willAppear true", "a isAppearing true",
                "b alongside", "a didAppear true", "b didDisappear true", "b completion", "dismissed",
            ]
        ),
        PresentationRecording(
            style: .currentContext,
            device: "iPad (9th generation)",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "a willDisappear true",
                "b willAppear true", "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside",
                "b didAppear true", "a didDisappear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "a willAppear true", "a isAppearing true",
                "b alongside", "a didAppear true", "b didDisappear true", "b completion", "dismissed",
            ]
        ),
        PresentationRecording(
            style: .overCurrentContext,
            device: "iPhone 13",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "b willAppear true",
                "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside", "b didAppear true",
                "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .overCurrentContext,
            device: "iPad (9th generation)",
            presented: [
                "will present -1", "animator for presenting", "b loadView", "b viewDidLoad", "b willAppear true",
                "b isAppearing true", "b insets", "b willLayout", "b didLayout", "b alongside", "b didAppear true",
                "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .popover,
            device: "iPhone 13",
            presented: [
                "style?", "will present 2", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "b traits", "b isAppearing true", "b insets", "b willLayout", "b didLayout",
                "b alongside", "b didAppear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .popover,
            device: "iPad (9th generation)",
            presented: [
                "style?", "prepare popover", "will present -1", "animator for presenting", "b loadView",
                "b viewDidLoad", "b willAppear true", "b traits", "b isAppearing true", "b insets", "b willLayout",
                "b didLayout", "b alongside", "b didAppear true", "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "b willDisappear true", "b alongside", "b didDisappear true", "b completion",
                "dismissed",
            ]
        ),
        PresentationRecording(
            style: .custom,
            device: "iPhone 13",
            presented: [
                "pc made", "will present -1", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "pc willBegin", "b isAppearing true", "pc willLayout", "pc didLayout", "b insets",
                "b willLayout", "b didLayout", "b alongside", "pc alongside", "b didAppear true", "pc didEnd true",
                "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "pc will dismiss", "b willDisappear true", "b alongside",
                "b didDisappear true", "pc did dismiss true", "b completion", "dismissed",
            ]
        ),
        PresentationRecording(
            style: .custom,
            device: "iPad (9th generation)",
            presented: [
                "pc made", "will present -1", "animator for presenting", "b loadView", "b viewDidLoad",
                "b willAppear true", "pc willBegin", "b isAppearing true", "pc willLayout", "pc didLayout", "b insets",
                "b willLayout", "b didLayout", "b alongside", "pc alongside", "b didAppear true", "pc didEnd true",
                "b completion", "presented",
            ],
            dismissed: [
                "animator for dismissing", "pc will dismiss", "b willDisappear true", "b alongside",
                "b didDisappear true", "pc did dismiss true", "b completion", "dismissed",
            ]
        ),
    ]
}
