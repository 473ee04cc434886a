import XcodeProject

/// Which app, or which tests, of a project are meant.
struct AppChoice {
    private let project: Project
    private let choice: ShadowProject.Choice

    init(_ project: Project, _ choice: ShadowProject.Choice) {
        self.project = project
        self.choice = choice
    }

    /// The scheme that was named; nil where none was.
    private func namedScheme() throws(ProjectError) -> Scheme? {
        guard let name = choice.scheme else { return nil }
        guard let scheme = project.schemes.first(where: { $0.name == name }) else {
            throw .unknown(project.path, name: "scheme \(name)", known: project.schemes.map(\.name))
        }
        return scheme
    }

    private func namedTarget() throws(ProjectError) -> Target? {
        guard let name = choice.target else { return nil }
        guard let target = project.targets.first(where: { $0.name == name || $0.moduleName == name }) else {
            let known = project.targets.filter { $0.kind.isModule }.map(\.name)
            throw .unknown(project.path, name: "target \(name)", known: known)
        }
        return target
    }

    /// The app, and the scheme that runs it.
    func app() throws -> (Target, Scheme?) {
        let scheme = try namedScheme()
        if let target = try namedTarget() {
            guard target.kind == .application || target.kind == .tool else {
                throw ShadowError.nothingToDo(
                    "\(target.name) is \(target.kind.description), and no app; name an app by --target"
                )
            }
            return (target, scheme ?? self.scheme(of: target))
        }
        let all = project.targets.filter { $0.kind == .application && !$0.sources(.swift).isEmpty }
        // The apps of the project that was given come before those of projects in it and around it.
        let given = all.filter { $0.container == project.path }
        let apps = given.isEmpty ? all : given
        if let scheme {
            guard let app = apps.first(where: { $0.name == scheme.runs }) else {
                throw ShadowError.nothingToDo(
                    "scheme \(scheme.name) runs no app of the project; name another by --scheme"
                )
            }
            return (app, scheme)
        }
        if apps.count == 1 { return (apps[0], self.scheme(of: apps[0])) }
        // An app whose entry point is Objective-C's can't begin here.
        let swift = apps.filter { app in !app.sources(.objectiveC).contains { $0.hasSuffix("/main.m") } }
        if swift.count == 1 { return (swift[0], self.scheme(of: swift[0])) }
        // The app that is named as the project, or that the first scheme runs.
        if let app = apps.first(where: { $0.name == project.name }) { return (app, self.scheme(of: app)) }
        let own = apps.filter { !$0.container.contains("/Pods/") && !$0.container.contains("/Carthage/") }
        if own.count == 1 { return (own[0], self.scheme(of: own[0])) }
        if let app = own.first(where: { app in project.schemes.contains { $0.runs == app.name } }) ?? own.first {
            return (app, self.scheme(of: app))
        }
        if let tool = project.targets.first(where: { $0.kind == .tool && project.kind == .package }) {
            return (tool, nil)
        }
        throw ShadowError.nothingToDo(
            "\(project.path): there is no app in it, only libraries; `inset test` runs its tests"
        )
    }

    private func scheme(of app: Target) -> Scheme? {
        let fitting = project.schemes.filter { $0.runs == app.name }
        return fitting.first { $0.name == app.name } ?? fitting.first
    }

    /// The targets of tests, with those that are skipped or selected, and the scheme that says so.
    func tests() throws -> (tests: [(target: Target, testable: Scheme.Testable)], scheme: Scheme?) {
        let all = project.targets.filter {
            $0.kind == .unitTest && !$0.sources(.swift).isEmpty && !$0.container.contains("/Pods/")
                && !$0.container.contains("/Carthage/")
        }
        let scheme = try namedScheme()
        if let target = try namedTarget() {
            guard target.kind == .unitTest else {
                throw ShadowError.nothingToDo(
                    "\(target.name) is \(target.kind.description), and no tests; name tests by --target"
                )
            }
            let chosen = scheme ?? project.schemes.first { $0.tests.contains { $0.target == target.name } }
            let testable = chosen?.tests.first { $0.target == target.name }
            return ([(target, testable ?? .init(target: target.name))], chosen)
        }
        let fitting =
            scheme
            ?? project.schemes.first { scheme in
                scheme.name == project.name && scheme.tests.contains { test in all.contains { $0.name == test.target } }
            }
        let wanted = fitting?.tests.filter { test in all.contains { $0.name == test.target } } ?? []
        let tests =
            wanted.isEmpty
            ? (scheme == nil ? all.map { ($0, Scheme.Testable(target: $0.name)) } : [])
            : wanted.compactMap { test in all.first { $0.name == test.target }.map { ($0, test) } }
        guard !tests.isEmpty else {
            throw ShadowError.nothingToDo("\(project.path): there are no unit tests in Swift in it")
        }
        return (tests.map { (target: $0.0, testable: $0.1) }, fitting)
    }
}

extension TargetKind {
    /// For messages: "a framework".
    var description: String {
        switch self {
        case .application: "an app"
        case .framework: "a framework"
        case .library: "a library"
        case .unitTest: "a target of tests"
        case .uiTest: "a target of UI tests"
        case .bundle: "a bundle"
        case .appExtension: "an extension"
        case .tool: "a tool"
        case .aggregate: "an aggregate"
        case .other: "of an unknown kind"
        }
    }
}
