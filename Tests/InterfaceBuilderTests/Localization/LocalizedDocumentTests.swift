import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Localized documents")
struct LocalizedDocumentTests {
    private static let xml = Fixture.xib(
        """
        <view id="v"><subviews>
        <label id="l" text="Hello"/>
        <label id="m"><string key="text" base64-UTF8="YES">SGk</string></label>
        <button id="b"><state key="normal" title="Go"/><state key="selected" title="Stop"/></button>
        <button id="k"><buttonConfiguration key="configuration" style="plain" title="Press"/></button>
        <textField id="t" placeholder="Name"/>
        <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <view id="w"><accessibility key="accessibilityConfiguration" label="A"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a" value="plain"/>
        <userDefinedRuntimeAttribute type="string" keyPath="b" value="key" localized="YES"/></userDefinedRuntimeAttributes></view>
        </subviews></view>
        """
    )

    @Test
    func `a table's texts stand where their keys point`() throws {
        let table = StringsTable(entries: [
            "l.text": "Hallo", "m.text": "Servus", "b.normalTitle": "Los", "k.configuration.title": "Drücken",
            "t.placeholder": "Wer",
            "s.segmentTitles[1]": "Zwei", "s.segmentTitles[9]": "Neun", "w.accessibilityLabel": "Ah", "gone.text": "?",
            "nonsense": "?",
            "w.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Schlüssel",
        ])
        let document = try Fixture.document(Self.xml)
        let localized = document.localized(with: table)
        func object(_ id: String) throws -> ObjectNode { try #require(localized.object(withID: id)) }
        #expect(try object("l").string("text") == "Hallo")
        #expect(try object("m").string("text") == "Servus")
        #expect(try object("b").buttonStates.map(\.title) == ["Los", "Stop"])
        #expect(try object("k").buttonConfiguration?.title == "Drücken")
        #expect(try object("t").string("placeholder") == "Wer")
        #expect(try object("s").segments.map(\.title) == ["One", "Zwei"])
        #expect(try object("w").accessibility?.label == "Ah")
        let values = try object("w").runtimeAttributes.map { attribute in
            if case .string(let text, _) = attribute.value { text } else { "" }
        }
        #expect(values == ["plain", "Schlüssel"])
        #expect(localized.findDiagnostics() == [])
        #expect(document.object(withID: "l")?.string("text") == "Hello")
    }

    @Test
    func `a table without a word for the document leaves it the same`() throws {
        let document = try Fixture.document(Self.xml)
        #expect(document.localized(with: StringsTable(entries: ["q.text": "x"])).root === document.root)
    }

    private func text(_ files: [String: String], _ path: String, _ locale: String) throws -> String? {
        try Fixture.withFolder(files) { folder in
            let localizations = try DocumentLocalizations(of: folder.appendingPathComponent(path))
            return try localizations.document(for: locale).object(withID: "l")?.string("text")
        }
    }

    private static let copy = Fixture.xib(#"<label id="l" text="Copie"/>"#)
    private static let files = [
        "Base.lproj/A.xib": xml, "fr.lproj/A.strings": #""l.text" = "Bonjour";"#,
        "pt-BR.lproj/A.strings": #""l.text" = "Oi";"#,
        "it.lproj/A.xib": copy, "it.lproj/A.strings": #""l.text" = "Ciao";"#, "en.lproj/B.strings": "",
    ]

    @Test(arguments: [
        ("fr", "Bonjour"), ("fr-CA", "Bonjour"), ("pt_BR", "Oi"), ("pt", "Hello"), ("it", "Copie"), ("en", "Hello"),
        ("", "Hello"),
    ])
    func `the copy comes before the table, the language before the base`(locale: String, expected: String) throws {
        #expect(try text(Self.files, "Base.lproj/A.xib", locale) == expected)
    }

    @Test
    func `a String Catalog beside the folders or in mul is found`() throws {
        let json =
            #"{"sourceLanguage": "en", "strings": {"l.text": {"localizations": {"ja": {"stringUnit": {"value": "やあ"}}}}}}"#
        #expect(
            try text(["Base.lproj/A.xib": Self.xml, "mul.lproj/A.xcstrings": json], "Base.lproj/A.xib", "ja-JP") == "やあ"
        )
        #expect(try text(["A.xib": Self.xml, "A.xcstrings": json], "A.xib", "ja") == "やあ")
    }

    @Test
    func `the languages of a document are those with a copy, a table or an entry`() throws {
        try Fixture.withFolder(Self.files) { folder in
            let localizations = try DocumentLocalizations(of: folder.appendingPathComponent("Base.lproj/A.xib"))
            #expect(localizations.languages == ["fr", "it", "pt-BR"])
        }
    }

    @Test
    func `a table for code falls back entry by entry`() throws {
        let files = [
            "fr.lproj/Localizable.strings": "a = fr; b = fr;", "fr-CA.lproj/Localizable.strings": "a = ca;",
            "en.lproj/Localizable.strings": "a = en; c = en;",
        ]
        try Fixture.withFolder(files) { folder in
            let table = try StringTables(folders: [folder]).table(for: "fr_CA")
            #expect(table?.entries == ["a": "ca", "b": "fr", "c": "en"])
            #expect(try StringTables(folders: [folder]).table(named: "Gone", for: "fr") == nil)
        }
    }
}
