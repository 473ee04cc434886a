import Testing

/// What was measured in pictures that iOS made, probed in ours.
@MainActor @Suite("Looks: measured colors")
struct ProbeTests {
    private nonisolated static let (green, laterGreen, blue) = ([76, 217, 100], [52, 199, 89], [0, 122, 255])
    private nonisolated static let white = [255, 255, 255]

    nonisolated static let switches: [LookProbe] = [
        .init("an off switch is white inside", "switch off", "8", size: (51, 31), at: (42, 15), is: white),
        .init("its border is gray", "switch off", "8", size: (51, 31), at: (30, 0.75), is: [229, 229, 230]),
        .init("a border of 2", "switch off", "11", size: (51, 31), at: (35, 1.5), is: [229, 229, 230]),
        .init("the green of old", "switch on", "11", size: (51, 31), at: (12, 15.5), is: green),
        .init("a solid track while off", "switch off", "13", size: (51, 31), at: (44, 15.5), is: [233, 233, 235]),
        .init("the later green", "switch on", "13", size: (51, 31), at: (8, 15.5), is: laterGreen),
        .init(
            "the dark green",
            "switch on",
            "17",
            dark: true,
            size: (51, 31),
            under: 28,
            at: (8, 15.5),
            is: [48, 209, 88]
        ),
        .init(
            "disabled: half alpha, on",
            "switch on disabled",
            "16",
            size: (51, 31),
            at: (8, 15.5),
            is: [153, 227, 172]
        ),
        .init(
            "disabled: half alpha, off",
            "switch off disabled",
            "16",
            size: (51, 31),
            at: (44, 15.5),
            is: [243, 243, 243]
        ),
        .init(
            "the knob's shadow below it",
            "switch off",
            "16",
            size: (51, 31),
            at: (15.5, 29.5),
            is: [215, 215, 217],
            within: 10
        ),
        .init("the track of 26 while off", "switch off", "26", size: (63, 28), at: (52, 14), is: [197, 197, 199]),
        .init(
            "the same, dark",
            "switch off",
            "26",
            dark: true,
            size: (63, 28),
            under: 28,
            at: (52, 14),
            is: [90, 90, 94]
        ),
        .init("the knob of 26 begins 2 inside", "switch off", "26", size: (63, 28), at: (3, 14), is: white),
        .init("the knob of 26 is 37 wide", "switch off", "26", size: (63, 28), at: (38, 14), is: white),
        .init(
            "a border in the switch's own tint",
            "switch off tinted",
            "11",
            size: (51, 31),
            at: (35, 1.5),
            is: [255, 59, 48],
            within: 60
        ),
    ]

    nonisolated static let sliders: [LookProbe] = [
        .init(
            "the track above the thumb's value",
            "slider value=0.5",
            "11",
            size: (200, 31),
            at: (180, 15.2),
            is: [182, 182, 182]
        ),
        .init("a track of 2", "slider value=0.5", "11", size: (200, 31), at: (180, 17), is: white),
        .init("a track of 3", "slider value=0.5", "13", size: (200, 31), at: (180, 16.5), is: [228, 228, 230]),
        .init("a track of 4", "slider value=0.5", "17", size: (200, 31), at: (180, 17), is: [228, 228, 230]),
        .init("not more than 4", "slider value=0.5", "17", size: (200, 31), at: (180, 18), is: white),
        .init("the track's end stands 3 inside", "slider value=0.5", "17", size: (200, 31), at: (2.4, 15.5), is: white),
        .init("a track of 6", "slider value=0.5", "26", size: (200, 34), at: (190, 19.5), is: [228, 228, 230]),
        .init(
            "the track of 26 begins at the edge",
            "slider value=0.5",
            "26",
            size: (200, 34),
            at: (1, 17),
            is: [0, 136, 255],
            within: 6
        ),
        .init("the tint", "slider value=0.5", "17", size: (200, 31), at: (20, 15.5), is: blue),
        .init("a white thumb", "slider value=0.5", "17", size: (200, 31), at: (100, 15.5), is: white),
        .init(
            "its shadow",
            "slider value=0.5",
            "17",
            size: (200, 31),
            at: (100, 29.5),
            is: [216, 216, 216],
            within: 10
        ),
    ]

    nonisolated static let others: [LookProbe] = [
        .init(
            "the selected segment is filled",
            "segments titles=A|B selected=1",
            "12",
            size: (100, 29),
            at: (60, 6),
            is: blue
        ),
        .init("the others are clear", "segments titles=A|B selected=1", "12", size: (100, 29), at: (20, 6), is: white),
        .init("the track", "segments titles=A|B selected=1", "17", size: (100, 32), at: (20, 6), is: [238, 238, 239]),
        .init(
            "a white pill, 2 inside",
            "segments titles=A|B selected=1",
            "17",
            size: (100, 32),
            at: (75, 3.5),
            is: white
        ),
        .init(
            "a dark pill",
            "segments titles=A|B selected=1",
            "17",
            dark: true,
            size: (100, 32),
            under: 0,
            at: (75, 4),
            is: [99, 99, 102]
        ),
        .init("a stepper's fill", "stepper value=0", "17", size: (94, 32), at: (10, 6), is: [238, 238, 239]),
        .init(
            "minus without use",
            "stepper value=0",
            "17",
            size: (94, 32),
            at: (23.2, 16),
            is: [119, 119, 119],
            within: 6
        ),
        .init("plus", "stepper value=0", "17", size: (94, 32), at: (70.8, 16), is: [0, 0, 0], within: 6),
        .init(
            "progress begins with a round end",
            "progress value=0.5",
            "17",
            size: (100, 4),
            at: (0.1, 0.1),
            is: white,
            within: 40
        ),
        .init("progress in the tint", "progress value=0.5", "17", size: (100, 4), at: (20, 2), is: blue),
        .init("the rest in gray", "progress value=0.5", "17", size: (100, 4), at: (80, 2), is: [228, 228, 230]),
        .init("the leading spoke", "wheel turning", "17", size: (20, 20), at: (10, 3), is: [156, 156, 160], within: 4),
        .init("the last spokes", "wheel turning", "17", size: (20, 20), at: (3, 10), is: [190, 190, 192], within: 40),
        .init("a field's border", "textField text=A", "17", size: (100, 34), at: (50, 0.1), is: [204, 204, 204]),
        .init("a field's inside", "textField text=A", "17", size: (100, 34), at: (50, 17), is: white),
        .init("a search field's fill", "searchBar minimal", "17", size: (200, 56), at: (100, 14), is: [239, 239, 240]),
        .init(
            "the same, dark",
            "searchBar minimal",
            "15",
            dark: true,
            size: (200, 56),
            under: 28,
            at: (100, 14),
            is: [49, 49, 53]
        ),
        .init("a search bar of old", "searchBar", "11", size: (200, 56), at: (4, 28), is: [201, 201, 206]),
        .init("with a line at its foot", "searchBar", "11", size: (200, 56), at: (4, 55.9), is: [181, 181, 185]),
        .init("a compact date's pill", "datePicker at=0", "17", size: (129, 34), at: (64, 3), is: [239, 239, 240]),
        .init("the lines of wheels", "picker rows=A|B", "11", size: (320, 216), at: (4, 90.8), is: [205, 205, 205]),
        .init("the band of wheels", "picker rows=A|B", "17", size: (320, 216), at: (20, 100), is: [244, 244, 245]),
    ]

    nonisolated static let screens: [LookProbe] = [
        .init("the keyboard's surface", "keys capitals", "12", at: (1, 530), is: [210, 213, 219]),
        .init("a letter's key", "keys capitals", "12", at: (6, 545), is: white),
        .init("the line below a key", "keys capitals", "12", at: (18, 571.4), is: [138, 139, 143], within: 6),
        .init("shift is white while it is on", "keys capitals", "12", at: (8, 645), is: white),
        .init("a special key", "keys capitals", "12", at: (336, 645), is: [174, 179, 190]),
        .init("the blue key", "keys search", "12", at: (290, 700), is: blue),
        .init("a plain return key", "keys", "12", at: (290, 700), is: [174, 179, 190]),
        .init("the dark surface", "keys", "15", dark: true, at: (1, 530), is: [51, 51, 52]),
        .init("a dark letter's key", "keys", "15", dark: true, at: (6, 545), is: [113, 113, 113]),
        .init("the home indicator", "emptyWindow title=A", "17", at: (196.5, 841.5), is: [0, 0, 0]),
        .init("it is 140 wide on 393", "emptyWindow title=A", "17", at: (125.9, 841.5), is: white),
        .init("it lies 8 above the edge", "emptyWindow title=A", "17", at: (196.5, 845), is: white),
        .init("dimming under alerts of old", "alert title=A actions=ok*", "8", at: (10, 300), is: [153, 153, 153]),
        .init("dimming under later alerts", "alert title=A actions=ok*", "17", at: (10, 300), is: [204, 204, 204]),
        .init(
            "an alert is 270 wide",
            "alert title=A actions=ok*",
            "17",
            at: (62.5, 426),
            is: [240, 239, 240],
            within: 5
        ),
        .init("the screen behind a sheet is a card", "networks", "17", dark: true, at: (196, 64), is: [20, 20, 21]),
        .init("black lies around it", "networks", "17", dark: true, at: (5, 64), is: [0, 0, 0]),
        .init("the sheet stands ten points lower", "networks", "17", dark: true, at: (196, 75), is: [28, 28, 30]),
        .init("and not wider", "alert title=A actions=ok*", "17", at: (60.5, 426), is: [204, 204, 204]),
    ]

    nonisolated static let glass: [LookProbe] = [
        .init(
            "a tab bar's glass lightens",
            "glassTabs",
            "26",
            at: (171, 906),
            is: [206, 221, 253],
            within: 10,
            on: "iPhone 16 Plus"
        ),
        .init(
            "the selected tab's capsule is darker",
            "glassTabs",
            "26",
            at: (40, 880),
            is: [180, 200, 243],
            within: 16,
            on: "iPhone 16 Plus"
        ),
        .init("a menu's fill", "menu", "26", at: (330, 540), is: [235, 235, 241], within: 8, on: "iPhone 16 Plus"),
        .init("its line", "menu", "26", at: (215, 604.7), is: [216, 216, 221], within: 16, on: "iPhone 16 Plus"),
        .init(
            "a battery's rim of old is as dark as the text",
            "emptyWindow title=A",
            "7",
            at: (300, 4.7),
            is: [0, 0, 0],
            within: 40
        ),
        .init(
            "later it is paler",
            "emptyWindow title=A",
            "11",
            at: (395, 4.9),
            is: [150, 150, 150],
            within: 8,
            on: "iPhone 8 Plus"
        ),
        .init("a caret of its own blue", "stations", "11", at: (61.5, 110), is: [66, 107, 242]),
    ]

    @Test(arguments: switches + sliders + others + screens + glass)
    func `a place has the color that iOS draws there`(probe: LookProbe) throws {
        let drawn = try probe.drawnColor()
        let isNear = zip(drawn, probe.color).allSatisfy { abs($0 - $1) <= probe.tolerance }
        #expect(isNear, "\(probe.testDescription): \(drawn), not \(probe.color)")
    }
}
