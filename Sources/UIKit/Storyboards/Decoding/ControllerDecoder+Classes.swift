import InterfaceBuilder

extension ControllerDecoder {
    /// What the controller's class adds to what all controllers have.
    func decodeClassSpecific(_ controller: UIViewController) {}
}
