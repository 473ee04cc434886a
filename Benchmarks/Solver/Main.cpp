// Measures ConstraintSolver and kiwi on the same workloads in one run: a table on the standard output, and JSON in the
// file that --json names. --only TEXT runs the workloads whose name contains it, --quick takes fewer samples;
// --recorded FOLDER replays the recordings in it (W9).
#include <malloc.h>
#include <time.h>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include "InsetEngine.hpp"
#include "KiwiEngine.hpp"
#include "Recorded.hpp"

static double seconds(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}
static double now() { return seconds(CLOCK_MONOTONIC); }
static size_t heap() { auto m = mallinfo2(); return m.uordblks + m.hblkhd; }
static double budget = 0.4;
static const char* only = "";

// The median of a call, in microseconds.
static double median(const std::function<void()>& work) {
    std::vector<double> samples;
    double start = now();
    work();
    double first = now() - start;
    // What the first calls prepare is no part of the later ones.
    for (int i = 0; i < 8 && first < 1e-3; i++) {
        start = now();
        work();
        first = now() - start;
    }
    // Long calls are interrupted by what else runs, so the thread's own time counts; to ask for it takes too long for short ones.
    clockid_t clock = first > 1e-4 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC;
    int inner = std::max(1, int(20e-6 / std::max(1e-9, first)));
    double end = now() + budget;
    while (samples.empty() || (first < 0.7 && samples.size() < 3) || (now() < end && samples.size() < 4000)) {
        double begin = seconds(clock);
        for (int i = 0; i < inner; i++) work();
        samples.push_back((seconds(clock) - begin) / inner);
    }
    std::sort(samples.begin(), samples.end());
    return samples[samples.size() / 2] * 1e6;
}

struct Figure { std::string name; double value; const char* unit; double peer, ratio, floor, goal; };
static std::vector<Figure> figures;
static std::map<std::string, double> builds;

// Higher is better for ratios (peer / own); for exponents, lower.
static void report(const std::string& name, double value, const char* unit, double peer, double floor, double goal) {
    bool isExponent = !strcmp(unit, "exponent");
    double ratio = isExponent ? value : peer / value;
    const char* verdict = "";
    if (goal > 0) {
        bool meetsGoal = isExponent ? ratio <= goal : ratio >= goal;
        bool meetsFloor = isExponent ? ratio <= floor : ratio >= floor;
        verdict = meetsGoal ? "goal" : meetsFloor ? "floor" : "BELOW";
    }
    printf("%-28s %12.3f %-9s %14.3f %10.2f   %6g %6g  %s\n",
        name.c_str(), value, unit, peer, ratio, floor, goal, verdict);
    fflush(stdout);
    figures.push_back({name, value, unit, peer, ratio, floor, goal});
}

struct Goals { double buildFloor = 0, build = 0, rotateFloor = 0, rotate = 0, memoryFloor = 0, memory = 0; };

// The sums of violations by priority, from the top; required first.
template <class E> static std::vector<double> objective(const System& s, const E& engine) {
    std::map<int, double, std::greater<int>> sums;
    for (auto& r : s.rows) {
        double x = r.constant;
        for (int i = r.first; i < r.first + r.count; i++) x += s.terms[i].coefficient * engine.value(s.terms[i].variable);
        sums[r.priority] += r.relation < 0 ? std::max(0.0, x) : r.relation > 0 ? std::max(0.0, -x) : std::fabs(x);
    }
    std::vector<double> list;
    for (auto& [priority, sum] : sums) list.push_back(sum);
    return list;
}

static int disagreements = 0;
static void compare(const System& s, bool byObjective) {
    KiwiEngine k(s);
    k.build();
    InsetEngine p(s);
    p.build();
    double worst = 0;
    int where = -1;
    for (int pass = 0; pass < 3; pass++) {
        if (pass) { k.rotate(pass == 1); p.rotate(pass == 1); }
        if (byObjective) {
            auto a = objective(s, k), b = objective(s, p);
            for (size_t i = 0; i < a.size(); i++) {
                if (b[i] < a[i] - 1e-6) break;
                if (b[i] > a[i] + 1e-6) { worst = std::max(worst, b[i] - a[i]); where = int(i); break; }
            }
        } else {
            for (int i = 0; i < s.variableCount(); i++) {
                double d = std::fabs(k.value(i) - p.value(i));
                if (!(d <= worst)) { worst = d; where = i; }
            }
        }
    }
    if (!(worst <= 1e-6)) {
        disagreements++;
        printf("%-28s DISAGREES by %g at %s %d (kiwi %g, inset %g)\n", s.name.c_str(), worst,
            byObjective ? "level" : "variable", where, byObjective ? 0 : k.value(where), byObjective ? 0 : p.value(where));
    }
}

static void work(const System& s, Goals g, bool byObjective = false) {
    if (!strstr(s.name.c_str(), only)) return;
    double kiwiBuild = median([&] { KiwiEngine e(s); e.build(); });
    double build = median([&] { InsetEngine e(s); e.build(); });
    report(s.name + " build", build, "us", kiwiBuild, g.buildFloor, g.build);
    builds[s.name] = build;
    // What is kept for solvers to come is no part of this one.
    inset_drain();
    size_t h0 = heap();
    auto k = std::make_unique<KiwiEngine>(s);
    k->build();
    size_t h1 = heap();
    auto p = std::make_unique<InsetEngine>(s);
    p->build();
    inset_drain();
    size_t h2 = heap();
    bool flag = false;
    double kiwiRotate = median([&] { flag = !flag; k->rotate(flag); });
    flag = false;
    double rotate = median([&] { flag = !flag; p->rotate(flag); });
    report(s.name + " rotate", rotate, "us", kiwiRotate, g.rotateFloor, g.rotate);
    report(s.name + " memory", (h2 - h1) / 1024.0, "KiB", (h1 - h0) / 1024.0, g.memoryFloor, g.memory);
    if (only[0]) printf("    %s\n", p->description().c_str());
    if (kiwiBuild < 1e6) compare(s, byObjective);
}

static void exponent(const char* name, const char* small, const char* large, double views0, double views1) {
    if (!builds.count(small) || !builds.count(large)) return;
    report(name, std::log(builds[large] / builds[small]) / std::log(views1 / views0), "exponent", 0, 1.1, 1.05);
}

// A step: a tenth of the form's rows leave and the gap is closed; then they come back.
template <class E> struct Churn {
    Form f;
    E e;
    int block, step = 0;
    explicit Churn(int n, int block = 0) : f(form(n)), e(f.s), block(block ? block : std::max(1, n / 10)) { e.build(); }
    void run() {
        int a = 1 + (step++ % 8) * block, b = a + block;
        for (int i = a; i < b; i++) for (int r = f.rowRanges[i].first; r < f.rowRanges[i].second; r++) e.remove(r);
        e.remove(f.links[b]);
        int field = formField(b), separator = formSeparator(a - 1);
        Term terms[3] = {{origin(field, 1), 1}, {origin(separator, 1), -1}, {size(separator, 1), -1}};
        auto extra = e.addExtra(Row{EQ, 1000, -8, 0, 3}, terms);
        e.solve();
        e.removeExtra(extra);
        for (int i = a; i < b; i++) for (int r = f.rowRanges[i].first; r < f.rowRanges[i].second; r++) e.restore(r);
        e.restore(f.links[b]);
        e.solve();
    }
};
static void churn(int n, double floor, double goal) {
    std::string name = "W7 churn " + std::to_string(n);
    if (!strstr(name.c_str(), only)) return;
    Churn<KiwiEngine> k(n);
    double peer = median([&] { k.run(); });
    Churn<InsetEngine> p(n);
    double own = median([&] { p.run(); });
    double worst = 0;
    for (int i = 0; i < k.f.s.variableCount(); i++) worst = std::max(worst, std::fabs(k.e.value(i) - p.e.value(i)));
    if (!(worst <= 1e-6)) { disagreements++; printf("%s DISAGREES by %g\n", name.c_str(), worst); }
    report(name, own, "us", peer, floor, goal);
}

// W9: the sums over all documents, and how the documents in the middle fare.
static void recorded(const char* folder) {
    std::vector<std::filesystem::path> paths;
    for (auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".ops") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::map<std::string, std::pair<double, double>> sums;
    std::map<std::string, std::vector<double>> ratios;
    int broken = 0, rows = 0, failed = 0;
    for (auto& path : paths) {
        Recording r(path);
        auto own = replay<InsetReplay>(r, budget / 4, now);
        std::map<std::string, double> peer;
        try {
            peer = replay<KiwiReplay>(r, budget / 4, now);
        } catch (const std::exception& error) {
            // It gives up on systems that it calls unbounded.
            printf("W9 %s: kiwi fails: %s\n", r.name.c_str(), error.what());
            failed++;
            continue;
        }
        for (auto& [name, time] : own) {
            sums[name].first += time;
            sums[name].second += peer[name];
            // A phase that asks for nothing, or nearly so, says nothing.
            if (time > 0.5) ratios[name].push_back(peer[name] / time);
        }
        for (auto& o : r.operations) rows += o.kind == 'c';
        if (only[0]) printf("    %-60s load %8.1f (%7.1f)  rotate %8.1f (%7.1f)\n", r.name.c_str(), own["load"], peer["load"], own["rotate"], peer["rotate"]);
        std::string where;
        double worse = compareRecorded(r, where);
        if (worse < 0) broken++;
        if (worse > 0) {
            disagreements++;
            printf("W9 %s: WORSE by %g after %s\n", r.name.c_str(), worse, where.c_str());
        }
    }
    printf("W9: %zu documents, %d rows; kiwi fails on %d; %d break constraints, so that only their times are compared\n",
        paths.size(), rows, failed, broken);
    for (auto& [name, pair] : sums) {
        double goal = name == "text" ? 0 : 10;
        report("W9 " + name + " of all", pair.first, "us", pair.second, goal, goal);
        auto& list = ratios[name];
        if (list.empty()) continue;
        std::sort(list.begin(), list.end());
        report("W9 " + name + ", median ratio", 1, "us", list[list.size() / 2], goal, goal);
    }
}

// One small edit of a form and back, each solved.
static void edits(int n) {
    std::string name = "W2 edits " + std::to_string(n);
    if (!strstr(name.c_str(), only)) return;
    // kiwi takes a minute for a row of a thousand.
    bool hasPeer = n <= 100;
    Churn<KiwiEngine> k(hasPeer ? n : 10, 1);
    Churn<InsetEngine> p(n, 1);
    int first = p.f.rowRanges[n / 2].first, last = p.f.rowRanges[n / 2].second - 1;
    auto constant = [&](auto& churn, double value) { churn.e.setConstant(first, value); churn.e.solve(); };
    auto priority = [&](auto& churn, int value) { churn.e.setPriority(last, value); churn.e.solve(); };
    auto both = [&](const char* what, auto edit) {
        double own = median([&] { edit(p); });
        report(name + " " + what, own, "us", hasPeer ? median([&] { edit(k); }) : 0, 0, 0);
        double worst = 0;
        for (int i = 0; hasPeer && i < k.f.s.variableCount(); i++) worst = std::max(worst, std::fabs(k.e.value(i) - p.e.value(i)));
        if (!(worst <= 1e-6)) { disagreements++; printf("%s %s DISAGREES by %g\n", name.c_str(), what, worst); }
    };
    both("row", [&](auto& churn) { churn.run(); });
    both("constant", [&](auto& churn) { constant(churn, -9); constant(churn, -8); });
    both("priority", [&](auto& churn) { priority(churn, 250); priority(churn, 750); });
    if (only[0]) printf("    %s\n", p.e.description().c_str());
}

static void writeJSON(const char* path) {
    FILE* file = fopen(path, "w");
    if (!file) { fprintf(stderr, "bench-solver: cannot write %s\n", path); return; }
    fprintf(file, "[\n");
    for (size_t i = 0; i < figures.size(); i++) {
        auto& f = figures[i];
        fprintf(file, "  {\"name\": \"solver.%s\", \"value\": %.6g, \"unit\": \"%s\", \"peer_value\": %.6g, "
            "\"ratio\": %.6g, \"floor\": %g, \"goal\": %g}%s\n",
            f.name.c_str(), f.value, f.unit, f.peer, f.ratio, f.floor, f.goal, i + 1 < figures.size() ? "," : "");
    }
    fprintf(file, "]\n");
    fclose(file);
}

int main(int argc, char** argv) {
    const char* json = nullptr;
    const char* recordings = nullptr;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--json") && i + 1 < argc) json = argv[++i];
        else if (!strcmp(argv[i], "--recorded") && i + 1 < argc) recordings = argv[++i];
        else if (!strcmp(argv[i], "--only") && i + 1 < argc) only = argv[++i];
        else if (!strcmp(argv[i], "--quick")) budget = 0.1;
        else { fprintf(stderr, "usage: bench-solver [--json FILE] [--only TEXT] [--quick] [--recorded FOLDER]\n"); return 2; }
    }
    printf("%-28s %12s %-9s %14s %10s   %6s %6s\n", "work", "inset", "unit", "kiwi", "ratio", "floor", "goal");
    work(cell(0), {6, 12, 5, 10, 0, 0});
    work(form(10).s, {10, 20, 5, 10, 0, 0});
    work(form(100).s, {60, 150, 5, 10, 4, 10});
    work(form(1000).s, {60, 150, 30, 100, 4, 10});
    work(nested(2, 4), {10, 20, 5, 10, 0, 0});
    work(nested(3, 4), {10, 20, 5, 10, 0, 0});
    work(nested(4, 4), {0, 0, 0, 0, 4, 10});
    work(nested(5, 4), {0, 0, 30, 100, 4, 10});
    work(grid(5), {10, 20, 5, 10, 0, 0});
    work(grid(10), {60, 150, 5, 10, 4, 10});
    work(grid(20), {60, 150, 0, 0, 4, 10});
    work(grid(40), {60, 150, 30, 100, 4, 10});
    work(priorities(10), {10, 20, 2, 10, 0, 0});
    work(priorities(100), {60, 150, 2, 10, 4, 10});
    work(priorities(1000), {60, 150, 30, 100, 4, 10});
    exponent("W2 exponent", "W2 form 100", "W2 form 1000", 303, 3003);
    exponent("W5 exponent", "W5 priorities 100", "W5 priorities 1000", 202, 2002);
    churn(10, 0, 0);
    churn(100, 200, 500);
    edits(100);
    edits(1000);
    for (int k : {4, 8, 16, 32}) work(tradeOff(k), {0, 0, k < 8 ? 0.0 : 0.2, k < 8 ? 0.0 : 3}, true);
    if (recordings && strstr("W9", only)) recorded(recordings);
    if (json) writeJSON(json);
    if (disagreements) printf("%d systems disagree\n", disagreements);
    return disagreements ? 1 : 0;
}
