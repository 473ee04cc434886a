/// How values follow the declared parameters.
struct RotationProgram {
    func free() {}
    mutating func removeAll() {}
}
