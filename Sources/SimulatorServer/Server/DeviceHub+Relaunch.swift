import DeviceCatalog
import Foundation
import Stage

/// Another process in place of one that runs, as an app that was built again: it gets the same settings, and begins where the
/// person was, unless they want it to start over.
extension DeviceHub {
    /// Has another program in place of the present one.
    func relaunch(_ program: WorkerProgram) {
        state.withLock { state in
            guard !state.isClosed else { return }
            (state.program, state.problems) = (program, [])
            // One of a wall that nobody looks at begins with it when somebody does.
            guard state.device != nil || !isTransient else { return }
            ask(state.device, state.generation, hasSpoken: state.hasSpoken, state.settings, &state)
        }
    }

    /// Has another program in place of an app of the home screen, which runs on from its start where it is seen.
    func relaunch(_ program: WorkerProgram, app: Int) {
        state.withLock { state in
            guard !state.isClosed, let home = state.home, home.apps.indices.contains(app) else { return }
            state.home?.apps[app].program = program
            state.problems = []
            let slot = home.apps[app]
            guard slot.process != nil else { return }
            ask(slot.process, slot.generation, hasSpoken: slot.hasSpoken, home.settings, &state)
        }
    }

    /// Seconds that a process has to say where the person is; one that hangs doesn't.
    private static let patience = 1.0

    private func ask(
        _ process: DeviceProcess?,
        _ generation: Int,
        hasSpoken: Bool,
        _ settings: Data,
        _ state: inout State
    ) {
        guard !state.asked.contains(generation) else { return }
        state.asked.insert(generation)
        guard let process, !Self.startsOver(settings) else { return handOver(from: generation, at: nil, &state) }
        // One that is still on its way there is replaced by one that goes there.
        guard hasSpoken else { return handOver(from: generation, at: state.place(of: generation), &state) }
        process.send(DeviceLine(viewer: 0, asksPlace: true))
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            let silent = LivePlace(
                problem: "The app was too busy to say where you were: it begins at its first screen."
            )
            self?.state.withLock { state in
                self?.handOver(from: generation, at: try? JSONEncoder().encode(silent), &state)
            }
        }
    }

    /// Starts the process that takes the place of one that was asked where the person is.
    func handOver(from generation: Int, at place: Data?, _ state: inout State) {
        guard !state.isClosed, state.asked.remove(generation) != nil else { return }
        guard let app = state.home?.app(ofGeneration: generation) else {
            guard state.generation == generation else { return }
            let former = state.device
            state.place = place
            start(&state)
            tellState(&state)
            former?.end()
            return
        }
        let former = state.home?.apps[app].process
        state.home?.apps[app].place = place
        if state.home?.front == app {
            startApp(app, &state)
            for viewer in state.viewers.keys { expectTree(of: viewer, &state) }
        } else {
            state.home?.apps[app].isClosing = true
            appEnded(app, "", &state)
            // Its end is told, and the next process, which is started by its icon, goes to the place.
            state.home?.apps[app].generation = 0
            state.home?.apps[app].place = place
        }
        former?.end()
    }

    /// What a process begins with that goes to a place.
    static func settings(_ settings: Data, at place: Data?) -> Data {
        guard let place, var all = try? JSONDecoder().decode(LiveSettings.self, from: settings),
            let known = try? JSONDecoder().decode(LivePlace.self, from: place)
        else { return settings }
        all.place = known
        return (try? JSONEncoder().encode(all)) ?? settings
    }

    /// Has a device that doesn't run begin as another model.
    func choose(_ device: String) {
        state.withLock { state in
            guard state.device == nil,
                var settings = try? JSONDecoder().decode(LiveSettings.self, from: state.settings),
                (try? DeviceCatalog.standard.device(named: device)) != nil
            else { return }
            settings.variant.device = device
            settings.variant.clampSystem()
            state.settings = (try? JSONEncoder().encode(settings)) ?? state.settings
            state.home?.settings = HomeApps.settingsOfApps(state.settings)
        }
    }

    private static func startsOver(_ settings: Data) -> Bool {
        (try? JSONDecoder().decode(LiveSettings.self, from: settings))?.switches.startsOver ?? false
    }
}

extension DeviceHub.State {
    /// Where a process was told to begin.
    fileprivate func place(of generation: Int) -> Data? {
        guard let home, let app = home.app(ofGeneration: generation) else { return place }
        return home.apps[app].place
    }
}
