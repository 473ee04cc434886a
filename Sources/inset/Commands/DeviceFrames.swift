import DeviceCatalog
import InterfaceBuilder
import Simulator
import UIKit

/// The frames of a document's scenes as a device lays them out, in the containers that their segues infer.
@MainActor
struct DeviceFrames {
    let document: Document
    let device: Device
    let scenes: SceneChoice

    /// - Parameter host: Gives each device the document's project.
    func frames(host: () -> Void) throws -> DocumentFrames {
        var result = DocumentFrames(document: document.name, device: device.name, scenes: [])
        try run(host: host) { id, instance in
            result.scenes.append(DocumentFrames.Scene(id: id, views: FrameList(instance).views(inScene: id)))
        }
        return result
    }

    /// Lays out scene by scene; a scene is on its device while it is visited.
    ///
    /// - Parameter host: Gives each device the document's project.
    func run(host: () -> Void, _ visit: (_ sceneID: String, _ instance: NibInstance) -> Void) throws {
        let environment = LoadingEnvironment()
        let sceneHost = SceneHost(document: document, environment: environment)
        let ids =
            document.kind == Document.Kind.xib
            ? document.objects.filter { $0.kind == .view || $0.kind == .viewController }.map(\.id)
            : document.scenes.filter { scenes.includes($0) && $0.viewController?.kind == .viewController }.map(\.id)
        for id in ids {
            let simulator = try Simulator(device: device.name)
            LayoutLog.listener = { _ in }
            host()
            let hosted = document.kind == Document.Kind.xib ? sceneHost.host(objectID: id) : sceneHost.host(sceneID: id)
            guard let hosted else { continue }
            simulator.present(hosted.controller)
            visit(id, hosted.instance)
        }
    }
}
