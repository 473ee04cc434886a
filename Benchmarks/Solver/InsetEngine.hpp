// ConstraintSolver through C entry points (Bridge.swift).
#pragma once
#include <string>
#include "Workloads.hpp"

extern "C" {
void* inset_create(int32_t variables, int32_t rows, int32_t terms);
void inset_destroy(void*);
void inset_drain(void);
void inset_variable(void*, int32_t kind, double value);
int64_t inset_add(void*, int32_t relation, double priority, double constant, const void* terms, int32_t count);
void inset_remove(void*, int64_t row);
void inset_set_priority(void*, int64_t row, double priority);
void inset_set_parameter(void*, int32_t variable, double value);
void inset_set_constant(void*, int64_t row, double constant);
void inset_set_broken(void*, int64_t row);
int32_t inset_solve(void*);
double inset_value(void*, int32_t variable);
void inset_describe(void*, char* text, int32_t capacity);
}

// Sizes are non-negative, as in UIKit; the edited sizes of the root are parameters.
struct InsetEngine {
    static constexpr const char* name = "inset";
    void* solver;
    const System& s;
    std::vector<int64_t> handles;

    explicit InsetEngine(const System& system)
        : solver(inset_create(system.variableCount(), int(system.rows.size()), int(system.terms.size()))), s(system) {}
    ~InsetEngine() { inset_destroy(solver); }
    InsetEngine(const InsetEngine&) = delete;

    int64_t add(const Row& r, const Term* terms) {
        // A term is a place and a coefficient there, too.
        return inset_add(solver, r.relation, r.priority, r.constant, terms, r.count);
    }
    void build() {
        size_t next = 0;
        for (int i = 0; i < s.variableCount(); i++) {
            bool isEdit = next < s.edits.size() && s.edits[next].variable == i;
            inset_variable(solver, isEdit ? 2 : i & 2 ? 1 : 0, isEdit ? s.edits[next].a : 0);
            if (isEdit) next++;
        }
        handles.reserve(s.rows.size());
        for (auto& r : s.rows) handles.push_back(add(r, &s.terms[r.first]));
        inset_solve(solver);
    }
    void rotate(bool toB) {
        for (auto& e : s.edits) inset_set_parameter(solver, e.variable, toB ? e.b : e.a);
        inset_solve(solver);
    }
    double value(int variable) const { return inset_value(solver, variable); }

    using Extra = int64_t;
    void remove(int row) { inset_remove(solver, handles[row]); }
    void restore(int row) { handles[row] = add(s.rows[row], &s.terms[s.rows[row].first]); }
    Extra addExtra(const Row& r, const Term* terms) { return add(r, terms); }
    void removeExtra(Extra& handle) { inset_remove(solver, handle); }
    void setConstant(int row, double constant) { inset_set_constant(solver, handles[row], constant); }
    void setPriority(int row, int priority) { inset_set_priority(solver, handles[row], priority); }
    void solve() { inset_solve(solver); }
    std::string description() const { char text[400]; inset_describe(solver, text, sizeof text); return text; }
};
