#!/usr/bin/env python3
"""Compares ConstraintSolver with z3, an exact lexicographic optimizer, on random systems, and checks its certificates.

    exact.py --tool bench-exact [--from SEED] [--count N] [--record FILE]
    exact.py --tool bench-exact --text SYSTEM

The tool (`Benchmarks/Solver/build --exact`) prints the systems of a range of seeds with the values that the solver found,
its proof that no smaller violations exist, and its contradictory sets. Here z3 (`pip install z3-solver`) finds the least
sums of violations, level by level, in rational numbers; the proofs are added up in fractions. A failure prints its seed,
and the smallest system that still fails, as a line that --text takes. --record writes seeds and exact sums for the tests.
"""
import argparse
import json
import math
import subprocess
import sys
from fractions import Fraction

import z3

REQUIRED = "required"
TOLERANCE = Fraction(1, 10**6)


def exact(text):
    """A double, as it is printed, in full."""
    return text if isinstance(text, Fraction) else Fraction(float(text))


def rank(level):
    return float("inf") if level == REQUIRED else float(level)


def violation(relation, value):
    return max(Fraction(0), value if relation <= 0 else Fraction(0), -value if relation >= 0 else Fraction(0))


def value(row, point):
    return exact(row["constant"]) + sum(exact(c) * point[v] for v, c in row["terms"])


def sums(system, point):
    """The sums of violations by level."""
    result = {}
    for row in system["rows"]:
        result[row["level"]] = result.get(row["level"], Fraction(0)) + violation(row["relation"], value(row, point))
    return result


# z3

def symbol(row, variables):
    total = z3.RealVal(str(exact(row["constant"])))
    for variable, coefficient in row["terms"]:
        total = total + z3.RealVal(str(exact(coefficient))) * variables[variable]
    return total


def symbols(system, solver):
    variables = [z3.Real(f"v{i}") for i in range(len(system["nonNegative"]))]
    for variable, is_size in zip(variables, system["nonNegative"]):
        if is_size:
            solver.add(variable >= 0)
    return variables


def require(solver, row, total):
    solver.add(total == 0 if row["relation"] == 0 else total <= 0 if row["relation"] < 0 else total >= 0)


def optimum(system):
    """The least sums of violations by level, from the top, or None when the required rows contradict each other."""
    solver = z3.Optimize()
    solver.set(priority="lex")
    variables = symbols(system, solver)
    errors = {}
    for index, row in enumerate(system["rows"]):
        total = symbol(row, variables)
        if row["level"] == REQUIRED:
            require(solver, row, total)
            continue
        error = z3.Real(f"e{index}")
        solver.add(error >= 0)
        if row["relation"] <= 0:
            solver.add(error >= total)
        if row["relation"] >= 0:
            solver.add(error >= -total)
        errors.setdefault(row["level"], []).append(error)
    levels = sorted(errors, key=rank, reverse=True)
    for level in levels:
        solver.minimize(z3.Sum(errors[level]))
    if solver.check() != z3.sat:
        return None
    model = solver.model()
    result = {}
    for level in levels:
        total = model.eval(z3.Sum(errors[level]), model_completion=True)
        result[level] = Fraction(total.numerator_as_long(), total.denominator_as_long())
    return result


def is_satisfiable(system, members):
    solver = z3.Solver()
    variables = symbols(system, solver)
    for member in members:
        require(solver, system["rows"][member], symbol(system["rows"][member], variables))
    return solver.check() == z3.sat


# Certificates

def remainder(system, factors, bounds):
    """Sum of factor * row - sum of bound * variable, which has to be a constant; None when it isn't."""
    constant = Fraction(0)
    terms = {variable: -factor for variable, factor in bounds.items()}
    for index, factor in factors.items():
        row = system["rows"][index]
        constant += factor * exact(row["constant"])
        for variable, coefficient in row["terms"]:
            terms[variable] = terms.get(variable, Fraction(0)) + factor * exact(coefficient)
    return None if any(terms.values()) else constant


def numbers(object):
    return {int(key): Fraction(text) for key, text in object.items()}


def certificate_error(system):
    """What is wrong with the proof, or None."""
    adjustments = numbers(system["certificate"]["adjustments"])
    if adjustments:
        # Rows that say the same but for the rounding of their numbers.
        rows = [dict(row) for row in system["rows"]]
        for index, adjustment in adjustments.items():
            if abs(adjustment) > Fraction(1, 10**9):
                return f"row {index} is moved by {float(adjustment)}"
            rows[index]["constant"] = exact(rows[index]["constant"]) - adjustment
        system = {**system, "rows": rows}
    rows = system["rows"]
    # What the optima of the levels so far say: may a row be above zero, below, and a variable be other than zero?
    above, below = {}, {}
    is_zero = set()
    point = numbers(system["certificate"]["values"])
    if any(point[v] < 0 for v, is_size in enumerate(system["nonNegative"]) if is_size):
        return "the optimal point has a negative size"
    reached = sums(system, point)
    for level in system["certificate"]["levels"]:
        name, claimed = level["level"], Fraction(level["optimum"])
        factors, bounds = numbers(level["factors"]), numbers(level["bounds"])
        if reached.get(name, Fraction(0)) != claimed:
            return f"level {name}: the optimal point has {reached.get(name)}, not {claimed}"
        if remainder(system, factors, bounds) != claimed:
            return f"level {name}: the factors don't add up to {claimed}"
        for variable, factor in bounds.items():
            if factor < 0 and variable not in is_zero or not system["nonNegative"][variable]:
                return f"level {name}: variable {variable} has factor {factor}"
        for index, factor in factors.items():
            if rows[index]["level"] == name:
                continue
            if index not in above or factor > 0 and above[index] or factor < 0 and below[index]:
                return f"level {name}: row {index} has factor {factor}"
        for index, row in enumerate(rows):
            factor = factors.get(index, Fraction(0))
            if row["level"] != name:
                if factor:
                    above[index] = below[index] = False
                continue
            least, greatest = (-1 if row["relation"] >= 0 else 0), (1 if row["relation"] <= 0 else 0)
            if not least <= factor <= greatest:
                return f"level {name}: row {index} of the level has factor {factor}"
            above[index], below[index] = factor == greatest, factor == least
        is_zero.update(variable for variable, factor in bounds.items() if factor)
    return None


def conflict_error(system, conflict):
    """What is wrong with a contradictory set, or None."""
    members = conflict["members"]
    if is_satisfiable(system, members):
        return f"{members} do not contradict each other"
    for member in members:
        if is_satisfiable(system, [other for other in members if other != member]):
            continue
        return f"{members} also contradict without {member}"
    if conflict["broken"] not in members:
        return f"{conflict['broken']} is not among {members}"
    proof = conflict["proof"]
    if proof is None:
        return f"{members}: no proof"
    factors, bounds, gap = numbers(proof["factors"]), numbers(proof["bounds"]), Fraction(proof["gap"])
    if gap <= 0 or remainder(system, factors, bounds) != gap or any(index not in members for index in factors):
        return f"{members}: the proof doesn't add up"
    for variable, factor in bounds.items():
        if factor < 0 or not system["nonNegative"][variable]:
            return f"{members}: variable {variable} has factor {factor}"
    for index, factor in factors.items():
        relation = system["rows"][index]["relation"]
        if relation < 0 and factor < 0 or relation > 0 and factor > 0:
            return f"{members}: row {index} has factor {factor}"
    for member in members:
        point = numbers(proof["witnesses"][str(member)])
        others = [system["rows"][other] for other in members if other != member]
        if any(violation(row["relation"], value(row, point)) for row in others):
            return f"{members}: the point without {member} violates another"
    return None


def error(system):
    """What is wrong with the solver's answer, or None; and the least sums."""
    if any(number is None for number in system["values"]):
        return "a value is not finite", None
    point = {index: exact(number) for index, number in enumerate(system["values"])}
    best = optimum(system)
    if best is None:
        return "the remaining required rows contradict each other", None
    found = sums(system, point)
    slack = {}
    for row in system["rows"]:
        # Nobody can write a value between two neighboring doubles.
        step = sum(abs(exact(c)) * Fraction(math.ulp(float(point[v]))) for v, c in row["terms"])
        slack[row["level"]] = slack.get(row["level"], Fraction(0)) + step
    for level in sorted(found, key=rank, reverse=True):
        least = best.get(level, Fraction(0))
        if abs(found[level] - least) > TOLERANCE * max(1, least) + slack[level]:
            return f"level {level}: {float(found[level])}, possible {float(least)}", best
    for variable, is_size in enumerate(system["nonNegative"]):
        if is_size and point[variable] < -TOLERANCE:
            return f"variable {variable} is negative: {float(point[variable])}", best
    for conflict in system["conflicts"]:
        message = conflict_error(system, conflict)
        if message:
            return message, best
    if system["certificate"] is None:
        return "no certificate", best
    message = certificate_error(system)
    if message:
        return f"certificate: {message}", best
    for level in system["certificate"]["levels"]:
        if level["level"] != REQUIRED and Fraction(level["optimum"]) != best[level["level"]]:
            return f"certificate: level {level['level']}: {level['optimum']}, z3 {best[level['level']]}", best
    return None, best


# Shrinking

class Shrinker:
    """Makes a failing system as small as it gets by leaving out and rounding."""

    def __init__(self, tool):
        self.process = subprocess.Popen([tool], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def error(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the tool ends at: {text}")
        system = json.loads(line)
        return None if system is None else error(system)[0]

    def candidates(self, text):
        kinds, *rows = [part.strip() for part in text.split(";")]
        for index in range(len(rows)):
            yield "; ".join([kinds] + rows[:index] + rows[index + 1:])
        for index, row in enumerate(rows):
            fields = row.split()
            for place in range(4, len(fields)):
                short = fields[:place] + fields[place + 1:]
                yield "; ".join([kinds] + rows[:index] + [" ".join(short)] + rows[index + 1:])
            for place in range(2, len(fields)):
                head, _, number = fields[place].rpartition(":")
                for simple in ("0.0", "1.0", "-1.0", f"{round(float(number))}.0"):
                    if simple == number or len(simple) > len(number) or head and simple == "0.0":
                        continue
                    if len(simple) == len(number) and number in ("0.0", "1.0", "-1.0"):
                        continue
                    changed = fields[:place] + [f"{head}:{simple}" if head else simple] + fields[place + 1:]
                    yield "; ".join([kinds] + rows[:index] + [" ".join(changed)] + rows[index + 1:])

    def shrink(self, text):
        progress = True
        while progress:
            progress = False
            for candidate in self.candidates(text):
                if self.error(candidate):
                    text, progress = candidate, True
                    break
        return text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--record")
    parser.add_argument("--text")
    options = parser.parse_args()
    if options.text:
        print(Shrinker(options.tool).error(options.text) or "right")
        return 0
    process = subprocess.Popen(
        [options.tool, str(options.first), str(options.count)], stdout=subprocess.PIPE, text=True
    )
    failures = 0
    conflicts = 0
    records = []
    shrinker = None
    print(f"seeds {options.first} to {options.first + options.count - 1}", flush=True)
    for line in process.stdout:
        system = json.loads(line)
        conflicts += len(system["conflicts"])
        message, best = error(system)
        if message:
            failures += 1
            print(f"seed {system['seed']}: {message}", flush=True)
            shrinker = shrinker or Shrinker(options.tool)
            if failures <= 20:
                print(f"  {shrinker.shrink(system['text'])}", flush=True)
        elif options.record:
            records.append(f"{system['seed']} " + " ".join(
                f"{level}:{best[level]}" for level in sorted(best, key=rank, reverse=True)
            ))
    if options.record:
        with open(options.record, "w") as file:
            file.write("# Seeds of LevelledSystem and the least sums of violations by level, from the top, found by z3 "
                       "(Benchmarks/Solver/Exact).\n")
            file.write("".join(record.rstrip() + "\n" for record in records))
    print(f"{options.count} systems, {conflicts} contradictory sets, {failures} wrong")
    return 1 if failures or process.wait() else 0


if __name__ == "__main__":
    sys.exit(main())
