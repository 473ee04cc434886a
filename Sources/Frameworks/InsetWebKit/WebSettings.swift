import ObjectiveCRuntime

/// Settings without a public name that apps set by keys; kept, and of no effect as no page is loaded.
final class __Ported_WebSettings: PortedMembers {
    override class func register() {
        let files = "allowFileAccessFromFileURLs"
        property(files, { (own: WKPreferences) in own.keyed[files] ?? false }, { $0.keyed[files] = $1 })
        let tools = "developerExtrasEnabled"
        property(tools, { (own: WKPreferences) in own.keyed[tools] ?? false }, { $0.keyed[tools] = $1 })
        let all = "allowUniversalAccessFromFileURLs"
        property(all, { (own: WKWebViewConfiguration) in own.keyed[all] ?? false }, { $0.keyed[all] = $1 })
        let ground = "drawsBackground"
        property(ground, { (own: WKWebViewConfiguration) in own.keyed[ground] ?? true }, { $0.keyed[ground] = $1 })
    }
}
