import ConstraintSolver
import Testing

@Suite("Certificates")
struct CertificateTests {
    // AL-4
    @Test(arguments: 0..<4)
    func `the optima of random systems are proved in exact numbers`(sort: Int) throws {
        for seed in 0..<150 {
            let system = RandomSystem(levelledSeed: UInt64(40_000 + 4 * seed + sort))
            let solved = SolvedSystem(system)
            var solver = solved.solver
            let found = solver.certificate()
            let certificate = try #require(found, "\(system.text)")
            let findings = CertificateChecker(system, solved).findings(certificate, values: solved.values)
            #expect(findings.isEmpty, "seed \(40_000 + 4 * seed + sort): \(findings), \(system.text)")
        }
    }

    // AL-6
    @Test func `contradictory sets are proved to be so, and to need each member`() throws {
        var count = 0
        for seed in 50_000..<50_500 {
            let system = RandomSystem(levelledSeed: UInt64(seed))
            let solved = SolvedSystem(system)
            var solver = solved.solver
            for conflict in solved.report.conflicts {
                count += 1
                let found = solver.proof(of: conflict)
                let proof = try #require(found, "seed \(seed)")
                let findings = CertificateChecker(system, solved).findings(proof, members: conflict.constraints)
                #expect(findings.isEmpty, "seed \(seed): \(findings), \(system.text)")
            }
        }
        #expect(count > 100)
    }

    @Test func `the checker finds other values, factors and optima`() throws {
        let system = try #require(RandomSystem(text: "pp; < 1000 -100 0 0:1 1:1; > 750 -80 0 0:1; > 750 -60 0 1:1"))
        let solved = SolvedSystem(system)
        var solver = solved.solver
        let found = solver.certificate()
        let certificate = try #require(found)
        let checker = CertificateChecker(system, solved)
        #expect(certificate.levels.map(\.optimum) == [.zero, Fraction(40)])
        #expect(checker.findings(certificate, values: solved.values).isEmpty)
        #expect(!checker.findings(certificate, values: [80, 60]).isEmpty)
        #expect(!checker.findings(certificate, values: [80, 19]).isEmpty)
        var other = certificate
        other.levels[1].optimum = Fraction(39)
        #expect(!checker.findings(other, values: solved.values).isEmpty)
        other = certificate
        other.levels[1].factors[solved.handles[0]] = nil
        #expect(!checker.findings(other, values: solved.values).isEmpty)
        other = certificate
        other.levels[1].factors = other.levels[1].factors.mapValues { $0 * Fraction(2) }
        #expect(!checker.findings(other, values: solved.values).isEmpty)
    }

    @Test func `a contradiction has no certificate and a satisfiable set no proof`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let one = solver.add(Constraint(Expression(x) - 1, .equal))
        let two = solver.add(Constraint(Expression(x) - 2, .equal))
        #expect(solver.proof(of: Conflict(constraints: [one], broken: one)) == nil)
        #expect(solver.proof(of: Conflict(constraints: [one, two], broken: one))?.gap == .one)
        let three = solver.add(Constraint(Expression(x) - 3, .greaterThanOrEqual))
        #expect(solver.proof(of: Conflict(constraints: [one, two, three], broken: one)) == nil)
    }

    @Test func `a proof that would take too long is none`() {
        let system = RandomSystem(levelledSeed: 17)
        var solver = SolvedSystem(system).solver
        #expect(solver.certificate(limit: 10) == nil)
    }
}
