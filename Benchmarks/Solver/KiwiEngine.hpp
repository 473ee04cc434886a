// The peer: kiwi, fed with the same systems.
#pragma once
#include <kiwi/kiwi.h>
#include <cmath>
#include <set>
#include "Workloads.hpp"

// kiwi has weights, no levels: the optional priorities of a system get 10^0 ... 10^4, the root's edits 10^9.
struct KiwiEngine {
    static constexpr const char* name = "kiwi";
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::vector<double> weights;
    const System& s;

    explicit KiwiEngine(const System& system) : s(system) {
        std::set<int> priorities;
        for (auto& r : s.rows) if (r.priority < 1000) priorities.insert(r.priority);
        weights.assign(1001, 0);
        int count = int(priorities.size()), rank = 0;
        for (int p : priorities) weights[p] = count > 1 ? std::pow(10.0, 4.0 * rank++ / (count - 1)) : 1.0;
        weights[1000] = kiwi::strength::required;
    }
    kiwi::Constraint constraint(const Row& r) const {
        std::vector<kiwi::Term> terms;
        terms.reserve(r.count);
        for (int i = r.first; i < r.first + r.count; i++) {
            terms.emplace_back(variables[s.terms[i].variable], s.terms[i].coefficient);
        }
        auto relation = r.relation < 0 ? kiwi::OP_LE : r.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        return kiwi::Constraint(kiwi::Expression(std::move(terms), r.constant), relation, weights[r.priority]);
    }
    void build() {
        variables.reserve(s.variableCount());
        for (int i = 0; i < s.variableCount(); i++) variables.emplace_back();
        for (auto& e : s.edits) {
            solver.addEditVariable(variables[e.variable], 1e9);
            solver.suggestValue(variables[e.variable], e.a);
        }
        constraints.reserve(s.rows.size());
        for (auto& r : s.rows) {
            constraints.push_back(constraint(r));
            solver.addConstraint(constraints.back());
        }
        solver.updateVariables();
    }
    void rotate(bool toB) {
        for (auto& e : s.edits) solver.suggestValue(variables[e.variable], toB ? e.b : e.a);
        solver.updateVariables();
    }
    double value(int variable) const { return variables[variable].value(); }

    // What a churn step needs.
    using Extra = kiwi::Constraint;
    void remove(int row) { solver.removeConstraint(constraints[row]); }
    void restore(int row) { solver.addConstraint(constraints[row]); }
    Extra addExtra(const Row& r, const Term* terms) {
        std::vector<kiwi::Term> list;
        for (int i = 0; i < r.count; i++) list.emplace_back(variables[terms[i].variable], terms[i].coefficient);
        kiwi::Constraint c(kiwi::Expression(std::move(list), r.constant), kiwi::OP_EQ, kiwi::strength::required);
        solver.addConstraint(c);
        return c;
    }
    void removeExtra(Extra& c) { solver.removeConstraint(c); }
    // kiwi's constraints don't change: another one takes the place.
    void replace(int row, Row r) {
        solver.removeConstraint(constraints[row]);
        constraints[row] = constraint(r);
        solver.addConstraint(constraints[row]);
    }
    void setConstant(int row, double constant) { Row r = s.rows[row]; r.constant = constant; replace(row, r); }
    void setPriority(int row, int priority) { Row r = s.rows[row]; r.priority = priority; replace(row, r); }
    void solve() { solver.updateVariables(); }
};
