#!/usr/bin/env python3
"""Compares ConstraintSolver with z3, an exact lexicographic optimizer, on random systems.

    exact.py --tool bench-exact [--from SEED] [--count N] [--record FILE]

The tool (`Benchmarks/Solver/build`) prints the systems of a range of seeds with the sums of violations that the solver
reached; here z3 (`pip install z3-solver`) finds the least ones, level by level, in rational numbers. --record writes
seeds and exact sums for the tests. A failure prints its seed.
"""
import argparse
import json
import subprocess
import sys
from fractions import Fraction

import z3


def number(text):
    return z3.RealVal(str(Fraction(float(text))))


def optimum(system):
    """The least sums of violations by level, from the top, or None when the required rows contradict each other."""
    variables = [z3.Real(f"v{i}") for i in range(len(system["nonNegative"]))]
    solver = z3.Optimize()
    solver.set(priority="lex")
    for variable, is_size in zip(variables, system["nonNegative"]):
        if is_size:
            solver.add(variable >= 0)
    sums = {}
    for index, row in enumerate(system["rows"]):
        value = number(row["constant"])
        for variable, coefficient in row["terms"]:
            value = value + number(coefficient) * variables[variable]
        if row["level"] == "required":
            solver.add(value == 0 if row["relation"] == 0 else value <= 0 if row["relation"] < 0 else value >= 0)
            continue
        error = z3.Real(f"e{index}")
        solver.add(error >= 0)
        if row["relation"] <= 0:
            solver.add(error >= value)
        if row["relation"] >= 0:
            solver.add(error >= -value)
        sums.setdefault(float(row["level"]), []).append(error)
    levels = sorted(sums, reverse=True)
    for level in levels:
        solver.minimize(z3.Sum(sums[level]))
    if solver.check() != z3.sat:
        return None
    model = solver.model()
    result = {}
    for level in levels:
        total = model.eval(z3.Sum(sums[level]), model_completion=True)
        result[level] = Fraction(total.numerator_as_long(), total.denominator_as_long())
    return result


def difference(system):
    """What is wrong with the solver's sums, or None."""
    if any(row["level"] == "required" and False for row in system["rows"]):
        return None
    exact = optimum(system)
    if exact is None:
        return "the remaining required rows contradict each other"
    for level in sorted(exact, reverse=True):
        found = system["sums"].get(f"{level:g}", 0)
        if abs(found - float(exact[level])) > 1e-6 * max(1, abs(float(exact[level]))):
            return f"level {level:g}: {found}, possible {float(exact[level])}"
    if system["required"] > 1e-6:
        return f"required rows are violated by {system['required']}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--record")
    options = parser.parse_args()
    process = subprocess.Popen(
        [options.tool, str(options.first), str(options.count)], stdout=subprocess.PIPE, text=True
    )
    failures = 0
    records = []
    for line in process.stdout:
        system = json.loads(line)
        message = difference(system)
        if message:
            failures += 1
            print(f"seed {system['seed']}: {message}", flush=True)
        elif options.record:
            exact = optimum(system)
            records.append([system["seed"], [[level, str(exact[level])] for level in sorted(exact, reverse=True)]])
    if options.record:
        with open(options.record, "w") as file:
            file.write("[\n" + ",\n".join(json.dumps(record) for record in records) + "\n]\n")
    print(f"{options.count} systems, {failures} wrong")
    return 1 if failures or process.wait() else 0


if __name__ == "__main__":
    sys.exit(main())
