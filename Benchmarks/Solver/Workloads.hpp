// Deterministic layout workloads. A system is a list of linear constraints, sum(coefficient * variable) + constant
// (relation) 0, with a UIKit priority. Every view has four variables in root coordinates: x, y, width, height at
// 4 * view + 0...3. View 0 is the root, whose origin is required to be zero and whose size is edited.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

enum Relation { LE = -1, EQ = 0, GE = 1 };
struct Term { int variable; double coefficient; };
struct Row { int relation, priority; double constant; int first, count; };
// a: before rotation, b: after it.
struct Edit { int variable; double a, b; };

struct System {
    std::string name;
    int views = 0;
    std::vector<Row> rows;
    std::vector<Term> terms;
    std::vector<Edit> edits;

    int variableCount() const { return views * 4; }
    int addView() { return views++; }
    int add(int relation, int priority, double constant, std::initializer_list<Term> list) {
        rows.push_back({relation, priority, constant, int(terms.size()), int(list.size())});
        terms.insert(terms.end(), list.begin(), list.end());
        return int(rows.size()) - 1;
    }
};

struct Random {
    uint64_t state;
    explicit Random(uint64_t seed) : state(seed) {}
    int below(int n) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return int(uint32_t(state >> 33) % uint32_t(n));
    }
};

inline int origin(int view, int axis) { return 4 * view + axis; }
inline int size(int view, int axis) { return 4 * view + 2 + axis; }

// What a layout anchor says, for one axis (0 horizontal, 1 vertical).
struct Builder {
    System& s;
    int near_(int a, int b, int ax, double k, int op = EQ, int pr = 1000) {
        return s.add(op, pr, -k, {{origin(a, ax), 1}, {origin(b, ax), -1}});
    }
    int far_(int a, int b, int ax, double k, int op = EQ, int pr = 1000) {
        return s.add(op, pr, -k, {{origin(a, ax), 1}, {size(a, ax), 1}, {origin(b, ax), -1}, {size(b, ax), -1}});
    }
    int after(int a, int b, int ax, double k, int op = EQ, int pr = 1000) {
        return s.add(op, pr, -k, {{origin(a, ax), 1}, {origin(b, ax), -1}, {size(b, ax), -1}});
    }
    int length(int a, int ax, double k, int op = EQ, int pr = 1000) { return s.add(op, pr, -k, {{size(a, ax), 1}}); }
    int same(int a, int b, int ax) { return s.add(EQ, 1000, 0, {{size(a, ax), 1}, {size(b, ax), -1}}); }
    int center(int a, int b, int ax) {
        return s.add(EQ, 1000, 0,
            {{origin(a, ax), 1}, {size(a, ax), .5}, {origin(b, ax), -1}, {size(b, ax), -.5}});
    }
    void fill(int a, int b, int ax, double before = 0, double behind = 0) {
        near_(a, b, ax, before);
        far_(a, b, ax, -behind);
    }
    void content(int a, int ax, double v, int hugging = 250, int resistance = 750) {
        length(a, ax, v, LE, hugging);
        length(a, ax, v, GE, resistance);
    }
    int root(double w0, double h0, double w1, double h1) {
        int r = s.addView();
        s.add(EQ, 1000, 0, {{origin(r, 0), 1}});
        s.add(EQ, 1000, 0, {{origin(r, 1), 1}});
        s.edits.push_back({size(r, 0), w0, w1});
        if (h0 > 0) s.edits.push_back({size(r, 1), h0, h1});
        return r;
    }
};

// W1: the feed cell of a well-known layout benchmark: five sections, 21 views, 130 constraints, 1 edit.
inline System cell(int index) {
    System s;
    s.name = "W1 cell";
    Builder b{s};
    Random random(1000 + index), lineRandom(7000 + index);
    auto text = [&](int base, int spread) { return base + 0.5 * random.below(2 * spread); };
    double lines[3];
    for (auto& l : lines) l = 20.5 * (1 + lineRandom.below(3));
    int root = b.root(390, 0, 844, 0);
    b.length(root, 1, 0, EQ, 50);
    int top = s.addView(), prof = s.addView(), cont = s.addView(), soc = s.addView(), com = s.addView();
    int sections[5] = {top, prof, cont, soc, com};
    b.near_(sections[0], root, 1, 0);
    for (int i = 1; i < 5; i++) b.after(sections[i], sections[i - 1], 1, 0);
    b.far_(sections[4], root, 1, 0);
    for (int v : sections) b.fill(v, root, 0);
    {
        int a = s.addView(), o = s.addView();
        b.near_(a, top, 0, 0); b.after(o, a, 0, 0); b.far_(o, top, 0, 0);
        b.near_(a, top, 1, 0); b.far_(a, top, 1, 0, LE); b.near_(o, top, 1, 0); b.far_(o, top, 1, 0, LE);
        b.content(a, 0, text(80, 40)); b.content(a, 1, 20.5);
        b.content(o, 0, 13.5, 1000, 1000); b.content(o, 1, 20.5);
    }
    {
        int im = s.addView(), nm = s.addView(), hd = s.addView(), tm = s.addView(), cm = s.addView();
        b.near_(im, prof, 1, 0); b.after(cm, im, 1, 0, GE); b.far_(cm, prof, 1, 0);
        b.near_(nm, prof, 1, 1); b.after(hd, nm, 1, 1); b.after(tm, hd, 1, 1); b.after(cm, tm, 1, 3, GE);
        b.after(cm, im, 1, 0, EQ, 749);
        b.near_(im, prof, 0, 0); b.after(nm, im, 0, 2); b.far_(nm, prof, 0, -4);
        b.after(hd, im, 0, 2); b.far_(hd, prof, 0, -4);
        b.after(tm, im, 0, 2); b.far_(tm, prof, 0, -4);
        b.fill(cm, prof, 0);
        b.content(im, 0, 50, 1000, 1000); b.content(im, 1, 50);
        b.content(nm, 0, text(90, 40)); b.content(nm, 1, 20.5);
        b.content(hd, 0, text(250, 40)); b.content(hd, 1, lines[0]);
        b.content(tm, 0, text(120, 40)); b.content(tm, 1, 20.5);
        b.content(cm, 0, text(140, 40)); b.content(cm, 1, lines[1]);
    }
    {
        int im = s.addView(), ti = s.addView(), dm = s.addView();
        b.near_(im, cont, 1, 0); b.after(ti, im, 1, 0); b.after(dm, ti, 1, 0); b.far_(dm, cont, 1, 0);
        for (int v : {im, ti, dm}) b.fill(v, cont, 0);
        b.content(im, 0, 350); b.content(im, 1, 200);
        b.content(ti, 0, text(90, 40)); b.content(ti, 1, 20.5);
        b.content(dm, 0, text(120, 40)); b.content(dm, 1, 20.5);
    }
    {
        int l = s.addView(), c = s.addView(), h = s.addView();
        for (int v : {l, c, h}) b.fill(v, soc, 1);
        b.near_(l, soc, 0, 0); b.center(c, soc, 0); b.far_(h, soc, 0, 0);
        b.content(l, 0, 31); b.content(l, 1, 20.5); b.content(c, 0, 75.5); b.content(c, 1, 20.5);
        b.content(h, 0, 45.5); b.content(h, 1, 20.5);
    }
    {
        int im = s.addView(), lb = s.addView();
        b.near_(im, com, 0, 0); b.after(lb, im, 0, 0); b.far_(lb, com, 0, 0);
        b.near_(im, com, 1, 0); b.far_(im, com, 1, 0, LE);
        b.near_(lb, com, 1, 0); b.far_(lb, com, 1, 0, LE);
        b.far_(im, com, 1, 0, EQ, 749);
        b.content(im, 0, 50, 1000, 1000); b.content(im, 1, 50);
        b.content(lb, 0, text(100, 40)); b.content(lb, 1, lines[2]);
    }
    return s;
}

// W2: a form of n rows (label, field, separator) in a scroll view: 3 + 3n views, 10 + 16n constraints.
struct Form {
    System s;
    std::vector<std::pair<int, int>> rowRanges;
    std::vector<int> links;
    int count;
};
inline int formField(int row) { return 3 + 3 * row + 1; }
inline int formSeparator(int row) { return 3 + 3 * row + 2; }
inline Form form(int n) {
    Form f;
    f.count = n;
    f.links.resize(n);
    f.rowRanges.resize(n);
    System& s = f.s;
    s.name = "W2 form " + std::to_string(n);
    Builder b{s};
    Random random(2000 + n);
    int root = b.root(390, 844, 844, 390), scroll = s.addView(), content = s.addView();
    b.fill(scroll, root, 0);
    b.fill(scroll, root, 1);
    b.near_(content, scroll, 0, 0);
    b.near_(content, scroll, 1, 0);
    b.same(content, scroll, 0);
    int first = -1, previous = -1;
    for (int i = 0; i < n; i++) {
        int label = s.addView(), field = s.addView(), separator = s.addView();
        if (!i) first = label;
        double width = 40 + 0.5 * random.below(160);
        int begin = int(s.rows.size());
        f.links[i] = i == 0 ? b.near_(field, content, 1, 8) : b.after(field, previous, 1, 8);
        b.near_(label, content, 0, 16); b.after(field, label, 0, 8); b.far_(field, content, 0, -16);
        if (i > 0) b.same(label, first, 0); else b.length(label, 0, 20, GE);
        b.length(field, 1, 34); b.center(label, field, 1);
        b.near_(separator, content, 0, 16); b.far_(separator, content, 0, 0);
        b.length(separator, 1, 0.5); b.after(separator, field, 1, 8);
        b.content(label, 0, width); b.content(label, 1, 20.5); b.length(field, 0, 30, GE, 750);
        f.rowRanges[i] = {begin, int(s.rows.size())};
        previous = separator;
    }
    b.far_(content, previous, 1, 16);
    return f;
}

// W3: fill-equally stacks in each other, f in each of d levels, the axis alternates.
inline void nest(System& s, Builder& b, Random& random, int parent, int ax, int d, int f) {
    if (d == 0) {
        b.content(parent, 0, 20 + random.below(60));
        b.content(parent, 1, 20.5);
        return;
    }
    std::vector<int> c;
    for (int i = 0; i < f; i++) c.push_back(s.addView());
    b.near_(c[0], parent, ax, 0);
    for (int i = 1; i < f; i++) b.after(c[i], c[i - 1], ax, 8);
    b.far_(c[f - 1], parent, ax, 0);
    for (int i = 1; i < f; i++) b.same(c[i], c[0], ax);
    for (int v : c) b.fill(v, parent, 1 - ax);
    for (int v : c) nest(s, b, random, v, 1 - ax, d - 1, f);
}
inline System nested(int d, int f) {
    System s;
    s.name = "W3 nested d" + std::to_string(d) + " f" + std::to_string(f);
    Builder b{s};
    Random random(3000 + d * 10 + f);
    int root = b.root(4000, 8000, 8000, 4000);
    nest(s, b, random, root, 0, d, f);
    return s;
}

// W4: an n x n grid of equal cells; every row and column is closed, so n - 1 equalities an axis are redundant.
inline System grid(int n) {
    System s;
    s.name = "W4 grid " + std::to_string(n);
    Builder b{s};
    int root = b.root(390, 844, 844, 390);
    std::vector<int> c(n * n);
    for (auto& v : c) v = s.addView();
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int v = c[i * n + j];
            if (j == 0) b.near_(v, root, 0, 8); else b.after(v, c[i * n + j - 1], 0, 8);
            if (j == n - 1) b.far_(v, root, 0, -8);
            if (i == 0) b.near_(v, root, 1, 8); else b.after(v, c[(i - 1) * n + j], 1, 8);
            if (i == n - 1) b.far_(v, root, 1, -8);
            if (v != c[0]) { b.same(v, c[0], 0); b.same(v, c[0], 1); }
        }
    return s;
}

// W5: n rows of two labels between safe area and margin: max() pairs, optional gaps. 2 + 2n views, 7 + 21n constraints.
inline System priorities(int n) {
    System s;
    s.name = "W5 priorities " + std::to_string(n);
    Builder b{s};
    Random random(5000 + n);
    int root = b.root(390, 844, 844, 390), safe = s.addView();
    b.fill(safe, root, 0, 0, 0);
    b.fill(safe, root, 1, 47, 34);
    s.rows[s.rows.size() - 4].constant = -44;
    int previous = -1;
    for (int i = 0; i < n; i++) {
        int a = s.addView(), c = s.addView();
        double aw = 60 + random.below(400), cw = 40 + random.below(200);
        double ah = 20 + 0.5 * random.below(30), ch = 20 + 0.5 * random.below(30);
        b.near_(a, safe, 0, 0, GE); b.near_(a, root, 0, 20, GE); b.near_(a, root, 0, 0, EQ, 600);
        b.after(c, a, 0, 8, GE); b.after(c, a, 0, 8, EQ, 600);
        b.far_(c, safe, 0, 0, LE); b.far_(c, root, 0, -20, LE);
        b.length(a, 0, 0, GE); b.length(c, 0, 0, GE);
        b.content(a, 0, aw, 250, 751); b.content(c, 0, cw, 250, 750);
        if (i == 0) {
            b.near_(a, safe, 1, 0, GE); b.near_(a, root, 1, 20, GE); b.near_(a, root, 1, 0, EQ, 600);
        } else {
            b.after(a, previous, 1, 8, GE); b.after(a, previous, 1, 8, EQ, 600);
        }
        b.near_(c, a, 1, 0, GE); b.near_(c, a, 1, 0, EQ, 600);
        b.content(a, 1, ah); b.content(c, 1, ch);
        previous = a;
    }
    return s;
}

// W8: k labels side by side want more (or less) than there is: a true trade-off.
inline System tradeOff(int k) {
    System s;
    s.name = "W8 trade-off " + std::to_string(k);
    Builder b{s};
    int root = b.root(1000, 100, 500, 100), previous = -1;
    Random random(8000 + k);
    for (int i = 0; i < k; i++) {
        int v = s.addView();
        if (previous < 0) b.near_(v, root, 0, 0); else b.after(v, previous, 0, 8);
        b.length(v, 0, 0, GE);
        b.content(v, 0, 400 + random.below(100), 250, 700 + i % 5 * 10);
        b.fill(v, root, 1);
        previous = v;
    }
    b.far_(previous, root, 0, 0);
    return s;
}
