import Foundation
import InterfaceBuilder
import Stage

/// Has pictures made by processes: by this program's, or by those of the apps whose documents they are.
///
/// An app's class that crashes takes a process with it and no more. The picture is then made again without one of the
/// scene's classes after the other, until it is known which one can't be shown; UIKit's class stands in for that one.
struct PictureCrew {
    /// By document path: the app that it belongs to. Other documents are shown by this program.
    private let programs: [String: WorkerProgram]
    private let own: WorkerProgram
    private let settings: PreviewSettings
    private let documents: [String: Document]

    /// A task's place among the others, and why its worker was lost.
    private struct Loss {
        var index: Int
        var job: PreviewJob
        var reason: String
    }

    /// - Parameters:
    ///   - documents: By path, those that are shown.
    ///   - programs: By document path, the programs with the apps' code.
    ///   - logs: A folder for what the processes print.
    init(
        settings: PreviewSettings,
        documents: [String: Document],
        programs: [String: WorkerProgram] = [:],
        logs: URL
    ) {
        self.settings = settings
        self.documents = documents
        self.programs = programs
        own = WorkerProgram(arguments: [PreviewWorkerCommand.configuration.commandName ?? ""], logs: logs)
    }

    /// Does the tasks; the outcomes come in their order.
    ///
    /// - Parameter progress: Is told, on any thread, how many are done.
    func run(_ tasks: [PreviewTask], progress: @escaping @Sendable (Int) -> Void) throws -> [PreviewOutcome] {
        var outcomes = try work(tasks, progress: progress)
        var culprits: [Culprit] = []
        var lost = losses(in: outcomes, of: tasks)
        let touched = lost
        while !lost.isEmpty {
            let found = try blame(lost, leavingOut: Set(culprits.map(\.name)))
            guard !found.isEmpty else { break }
            culprits += found
            let names = Set(culprits.map(\.name))
            let jobs = lost.map { leaving(out: names, of: $0.job) }
            let repeated = try work(jobs.map(PreviewTask.picture)) { _ in }
            for (loss, outcome) in zip(lost, repeated) { outcomes[loss.index] = outcome }
            lost = zip(lost, repeated).compactMap { loss, outcome in
                outcome.lostWorker.map { Loss(index: loss.index, job: loss.job, reason: $0) }
            }
        }
        for loss in touched {
            outcomes[loss.index].notes += culprits.filter { $0.document == loss.job.document }.map(\.note)
        }
        return outcomes
    }

    private func losses(in outcomes: [PreviewOutcome], of tasks: [PreviewTask]) -> [Loss] {
        zip(outcomes, tasks).enumerated().compactMap { index, made in
            guard let reason = made.0.lostWorker, case .picture(let job) = made.1, programs[job.document] != nil else {
                return nil
            }
            return Loss(index: index, job: job, reason: reason)
        }
    }

    // MARK: Whose fault it is

    private struct Culprit {
        var name: String
        var document: String
        var note: PlacedNote
    }

    /// The classes that the lost pictures can be made without: of each scene the first that alone makes the difference, or
    /// all where none does.
    private func blame(_ lost: [Loss], leavingOut known: Set<String>) throws -> [Culprit] {
        var seen: Set<String> = []
        let scenes = lost.filter { seen.insert("\($0.job.document)#\($0.job.sceneID)").inserted }
        var culprits: [Culprit] = []
        for loss in scenes {
            guard let document = documents[loss.job.document] else { continue }
            let candidates = document.customClasses(ofScene: loss.job.sceneID).filter { !known.contains($0) }
            let trials = candidates.map { leaving(out: known.union([$0]), of: loss.job) }
            let outcomes = try work(trials.map(PreviewTask.picture)) { _ in }
            let guilty = zip(candidates, outcomes).first { $0.1.lostWorker == nil }?.0
            let all = document.customClasses.filter { !known.contains($0) }
            for name in guilty.map({ [$0] }) ?? all {
                culprits.append(
                    Culprit(
                        name: name,
                        document: loss.job.document,
                        note: PlacedNote(
                            file: document.name,
                            message:
                                "the app's class \(name) can't be shown by itself (\(loss.reason)); UIKit's stands in"
                        )
                    )
                )
            }
        }
        return culprits
    }

    /// The job without the classes of its document that are named.
    private func leaving(out names: Set<String>, of job: PreviewJob) -> PreviewJob {
        var job = job
        job.leavesOut = (documents[job.document]?.customClasses ?? []).filter(names.contains)
        return job
    }

    // MARK: Work

    /// Does tasks, each by the program that it belongs to.
    private func work(
        _ tasks: [PreviewTask],
        progress: @escaping @Sendable (Int) -> Void
    ) throws -> [PreviewOutcome] {
        var outcomes = [PreviewOutcome?](repeating: nil, count: tasks.count)
        let groups = Dictionary(grouping: tasks.indices) { program(for: tasks[$0])?.executable.path ?? "" }
        var done = 0
        for (_, indices) in groups.sorted(by: { $0.key < $1.key }) {
            let program = indices.first.flatMap { self.program(for: tasks[$0]) } ?? own
            let before = done
            let made = try WorkerPool<PreviewTask, PreviewOutcome>(program, settings: settings).run(
                indices.map { tasks[$0] }
            ) { task, reason in
                PreviewOutcome(of: task, lostWorker: reason)
            } progress: {
                progress(before + $0)
            }
            for (index, outcome) in zip(indices, made) { outcomes[index] = outcome }
            done += indices.count
        }
        return outcomes.compactMap { $0 }
    }

    /// The app's program; nil is this one, which also looks at documents as the canvas does.
    private func program(for task: PreviewTask) -> WorkerProgram? {
        guard case .picture(let job) = task else { return nil }
        return programs[job.document]
    }
}
