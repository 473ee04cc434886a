import ArgumentParser

/// Variables as a command line gives them: NAME=VALUE.
struct EnvironmentList {
    let variables: [String: String]

    init(_ texts: [String]) throws {
        var variables: [String: String] = [:]
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError("--environment \(text) has no value; write NAME=VALUE")
            }
            variables[String(parts[0])] = String(parts[1])
        }
        self.variables = variables
    }
}
