// W9: what layout asked of the solver while it loaded, turned and edited real documents, asked again of both engines.
// The format is told in Sources/UIKit/Layout/LayoutEngine/SolverRecording.swift.
#pragma once
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include "InsetEngine.hpp"
#include "KiwiEngine.hpp"

struct RecordedTerm { int32_t variable; double coefficient; };
struct RecordedOperation {
    char kind;
    int system, number, relation = 0;
    double priority = 0, value = 0;
    int first = 0, count = 0;
};
struct Recording {
    struct Phase { std::string name; int begin, end; };
    std::string name;
    std::vector<RecordedOperation> operations;
    std::vector<RecordedTerm> terms;
    std::vector<Phase> phases;
    std::set<double> priorities;
    int systems = 0;

    explicit Recording(const std::filesystem::path& path) : name(path.stem().string()) {
        std::ifstream file(path);
        std::string line;
        int system = -1;
        std::map<int, int> rows;
        while (std::getline(file, line)) {
            std::istringstream in(line);
            RecordedOperation o{};
            in >> o.kind;
            o.system = system;
            switch (o.kind) {
            case '@': {
                if (!phases.empty()) phases.back().end = int(operations.size());
                std::string phase;
                in >> phase;
                phases.push_back({phase, int(operations.size()), 0});
                continue;
            }
            case 's': in >> system; systems = std::max(systems, system + 1); continue;
            case 'v': in >> o.number >> o.value; break;
            case 'c':
                in >> o.number >> o.priority >> o.relation >> o.value;
                o.first = int(terms.size());
                for (RecordedTerm t; in >> t.variable >> t.coefficient;) terms.push_back(t);
                o.count = int(terms.size()) - o.first;
                priorities.insert(std::min(o.priority, 1000.0));
                break;
            case 'k': case 'p': in >> o.number >> o.value; break;
            case 'q':
                in >> o.number >> o.value;
                priorities.insert(std::min(o.value, 1000.0));
                break;
            case 'r': case 'b': in >> o.number; break;
            default: break;
            }
            operations.push_back(o);
        }
        if (!phases.empty()) phases.back().end = int(operations.size());
    }
};

// The rows that are installed, for the comparison of objectives.
struct RecordedRows {
    struct Row { double priority, constant; int relation, first, count; bool installed; };
    std::vector<std::vector<Row>> rows;
    std::vector<std::vector<int>> kinds;

    void apply(const Recording& r, const RecordedOperation& o) {
        if (int(rows.size()) < r.systems) { rows.resize(r.systems); kinds.resize(r.systems); }
        auto& list = rows[o.system];
        switch (o.kind) {
        case 'v': kinds[o.system].push_back(o.number); break;
        case 'c':
            if (int(list.size()) <= o.number) list.resize(o.number + 1, {0, 0, 0, 0, 0, false});
            list[o.number] = {std::min(o.priority, 1000.0), o.value, o.relation, o.first, o.count, true};
            break;
        case 'k': list[o.number].constant = o.value; break;
        case 'q': list[o.number].priority = std::min(o.value, 1000.0); break;
        case 'r': list[o.number].installed = false; break;
        case 'b': list[o.number].priority = 999.9; break;
        default: break;
        }
    }

    // Violations by priority, from the top, of all systems; sizes below zero violate what is required.
    template <class E> std::map<double, double, std::greater<double>> objective(const Recording& r, const E& engine) const {
        std::map<double, double, std::greater<double>> sums;
        for (int s = 0; s < int(rows.size()); s++) {
            for (auto& row : rows[s]) {
                if (!row.installed) continue;
                double x = row.constant;
                for (int i = row.first; i < row.first + row.count; i++) x += r.terms[i].coefficient * engine.value(s, r.terms[i].variable);
                sums[row.priority] += row.relation < 0 ? std::max(0.0, x) : row.relation > 0 ? std::max(0.0, -x) : std::fabs(x);
            }
            for (int v = 0; v < int(kinds[s].size()); v++)
                if (kinds[s][v] == 1) sums[1000] += std::max(0.0, -engine.value(s, v));
        }
        return sums;
    }
};

struct InsetReplay {
    const Recording& r;
    std::vector<void*> solvers;
    std::vector<std::vector<int64_t>> handles;
    int conflicts = 0;

    explicit InsetReplay(const Recording& recording) : r(recording), solvers(r.systems, nullptr), handles(r.systems) {}
    ~InsetReplay() { for (auto s : solvers) if (s) inset_destroy(s); }
    InsetReplay(const InsetReplay&) = delete;

    void apply(const RecordedOperation& o) {
        void*& solver = solvers[o.system];
        if (!solver) solver = inset_create(0, 0, 0);
        auto& list = handles[o.system];
        switch (o.kind) {
        case 'v': inset_variable(solver, o.number, o.value); break;
        case 'c': {
            if (int(list.size()) <= o.number) list.resize(o.number + 1, -1);
            list[o.number] = inset_add(solver, o.relation, o.priority, o.value, r.terms.data() + o.first, o.count);
            break;
        }
        case 'r': inset_remove(solver, list[o.number]); break;
        case 'k': inset_set_constant(solver, list[o.number], o.value); break;
        case 'q': inset_set_priority(solver, list[o.number], o.value); break;
        case 'b': inset_set_broken(solver, list[o.number]); break;
        case 'p': inset_set_parameter(solver, o.number, o.value); break;
        case 'x': conflicts += inset_solve(solver); break;
        }
    }
    double value(int system, int variable) const { return solvers[system] ? inset_value(solvers[system], variable) : 0; }
};

// Parameters are edit variables. What contradicts the rest is added again, just below what is required.
struct KiwiReplay {
    struct Row { kiwi::Constraint constraint; bool installed = false; };
    struct Part {
        kiwi::Solver solver;
        std::vector<kiwi::Variable> variables;
        std::vector<std::unique_ptr<Row>> rows;
    };
    const Recording& r;
    std::vector<std::unique_ptr<Part>> parts;
    std::map<double, double> weights;
    std::vector<const RecordedOperation*> sources;

    explicit KiwiReplay(const Recording& recording) : r(recording), parts(r.systems) {
        int count = 0, rank = 0;
        for (double p : r.priorities) count += p < 1000;
        for (double p : r.priorities) {
            weights[p] = p >= 1000 ? kiwi::strength::required : count > 1 ? std::pow(10.0, 4.0 * rank++ / (count - 1)) : 1.0;
        }
    }
    void add(Part& part, const RecordedOperation& o, double constant, double strength) {
        std::vector<kiwi::Term> terms;
        terms.reserve(o.count);
        for (int i = o.first; i < o.first + o.count; i++) terms.emplace_back(part.variables[r.terms[i].variable], r.terms[i].coefficient);
        auto relation = o.relation < 0 ? kiwi::OP_LE : o.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        kiwi::Expression expression(std::move(terms), constant);
        if (int(part.rows.size()) <= o.number) part.rows.resize(o.number + 1);
        auto row = std::make_unique<Row>();
        row->constraint = kiwi::Constraint(expression, relation, strength);
        try {
            part.solver.addConstraint(row->constraint);
        } catch (const kiwi::UnsatisfiableConstraint&) {
            row->constraint = kiwi::Constraint(expression, relation, 1e8);
            part.solver.addConstraint(row->constraint);
        }
        row->installed = true;
        part.rows[o.number] = std::move(row);
    }
    void remove(Part& part, int number) {
        if (number < int(part.rows.size()) && part.rows[number] && part.rows[number]->installed) {
            part.solver.removeConstraint(part.rows[number]->constraint);
            part.rows[number]->installed = false;
        }
    }
    void apply(const RecordedOperation& o) {
        auto& pointer = parts[o.system];
        if (!pointer) pointer = std::make_unique<Part>();
        Part& part = *pointer;
        switch (o.kind) {
        case 'v':
            part.variables.emplace_back();
            if (o.number == 2) {
                part.solver.addEditVariable(part.variables.back(), 1e9);
                part.solver.suggestValue(part.variables.back(), o.value);
            }
            break;
        case 'c': if (o.count) add(part, o, o.value, weights[std::min(o.priority, 1000.0)]); break;
        case 'r': remove(part, o.number); break;
        case 'k': case 'q': {
            if (o.number >= int(part.rows.size()) || !part.rows[o.number]) break;
            auto& old = part.rows[o.number]->constraint;
            double constant = o.kind == 'k' ? o.value : old.expression().constant();
            double strength = o.kind == 'q' ? weights[std::min(o.value, 1000.0)] : old.strength();
            kiwi::Constraint fresh(kiwi::Expression(old.expression().terms(), constant), old.op(), strength);
            remove(part, o.number);
            try {
                part.solver.addConstraint(fresh);
            } catch (const kiwi::UnsatisfiableConstraint&) {
                fresh = kiwi::Constraint(fresh.expression(), fresh.op(), 1e8);
                part.solver.addConstraint(fresh);
            }
            part.rows[o.number]->constraint = fresh;
            part.rows[o.number]->installed = true;
            break;
        }
        case 'p': part.solver.suggestValue(part.variables[o.number], o.value); break;
        case 'x': part.solver.updateVariables(); break;
        }
    }
    double value(int system, int variable) const { return parts[system] ? parts[system]->variables[variable].value() : 0; }
};

// The medians of a recording's phases, in microseconds: "load", "rotate" (there and back), "text".
template <class E> static std::map<std::string, double> replay(const Recording& r, double seconds, double (*now)()) {
    std::map<std::string, std::vector<double>> samples;
    double end = now() + seconds;
    for (int round = 0; round < 3 || (now() < end && round < 400); round++) {
        std::map<std::string, double> sums;
        double before = now();
        auto engine = std::make_unique<E>(r);
        sums["load"] += now() - before;
        for (auto& phase : r.phases) {
            double begin = now();
            for (int i = phase.begin; i < phase.end; i++) engine->apply(r.operations[i]);
            sums[phase.name] += now() - begin;
        }
        before = now();
        engine.reset();
        sums["load"] += now() - before;
        for (auto& [name, time] : sums) samples[name].push_back(time * 1e6);
    }
    std::map<std::string, double> medians;
    for (auto& [name, list] : samples) {
        std::sort(list.begin(), list.end());
        medians[name] = list[list.size() / 2];
    }
    return medians;
}

// By how much Inset's objective is lexicographically worse than kiwi's after any phase; -1 where it broke constraints,
// which kiwi does by other rules.
static double compareRecorded(const Recording& r, std::string& where) {
    InsetReplay inset(r);
    KiwiReplay kiwi(r);
    RecordedRows rows;
    for (auto& phase : r.phases) {
        for (int i = phase.begin; i < phase.end; i++) {
            rows.apply(r, r.operations[i]);
            inset.apply(r.operations[i]);
            kiwi.apply(r.operations[i]);
            if (r.operations[i].kind == 'b') return -1;
        }
        if (inset.conflicts) return -1;
        auto a = rows.objective(r, kiwi), b = rows.objective(r, inset);
        for (auto& [priority, sum] : b) {
            double slack = 1e-6 * (1 + sum);
            if (sum < a[priority] - slack) break;
            if (sum > a[priority] + slack) {
                where = phase.name + " at priority " + std::to_string(priority);
                return sum - a[priority];
            }
        }
    }
    return 0;
}
