import UIKit

extension LayoutWorkload {
    /// W3: fill-equally rows and columns in each other, `count` in each of `depth` levels.
    static func nested(depth: Int, count: Int) -> LayoutWorkload {
        let workload = LayoutWorkload(
            "W3 nested d\(depth) f\(count)",
            portrait: CGSize(width: 4000, height: 8000),
            landscape: CGSize(width: 8000, height: 4000)
        )
        var random = WorkloadRandom(seed: 3000 + depth * 10 + count)
        workload.nest(in: workload.root, .horizontal, depth, count, &random)
        return workload
    }

    private func nest(
        in parent: UIView,
        _ axis: NSLayoutConstraint.Axis,
        _ depth: Int,
        _ count: Int,
        _ random: inout WorkloadRandom
    ) {
        let isRow = axis == .horizontal
        let children = (0..<count).map { _ in
            addView(to: parent, content: depth == 1 ? CGSize(width: 20 + random.below(60), height: 20.5) : nil)
        }
        let (before, after): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.left, .right) : (.top, .bottom)
        relate(children[0], before, parent, before)
        for (one, next) in zip(children, children.dropFirst()) { relate(next, before, one, after, constant: 8) }
        relate(children[count - 1], after, parent, after)
        for child in children.dropFirst() {
            relate(child, isRow ? .width : .height, children[0], isRow ? .width : .height)
        }
        for child in children {
            relate(child, isRow ? .top : .left, parent, isRow ? .top : .left)
            relate(child, isRow ? .bottom : .right, parent, isRow ? .bottom : .right)
        }
        guard depth > 1 else { return }
        for child in children { nest(in: child, isRow ? .vertical : .horizontal, depth - 1, count, &random) }
    }

    private func relate(
        _ one: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ two: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute,
        constant: CGFloat = 0
    ) {
        add(
            NSLayoutConstraint(
                item: one,
                attribute: attribute,
                relatedBy: .equal,
                toItem: two,
                attribute: otherAttribute,
                multiplier: 1,
                constant: constant
            )
        )
    }

    /// W4: a grid of equal cells whose rows and columns are all closed.
    static func grid(_ count: Int) -> LayoutWorkload {
        let workload = LayoutWorkload("W4 grid \(count)")
        let root = workload.root
        let cells = (0..<count * count).map { _ in workload.addView(to: root) }
        for row in 0..<count {
            for column in 0..<count {
                let cell = cells[row * count + column]
                if column == 0 {
                    workload.add(cell.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8))
                } else {
                    let before = cells[row * count + column - 1]
                    workload.add(cell.leftAnchor.constraint(equalTo: before.rightAnchor, constant: 8))
                }
                if column == count - 1 {
                    workload.add(cell.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8))
                }
                if row == 0 {
                    workload.add(cell.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
                } else {
                    let above = cells[(row - 1) * count + column]
                    workload.add(cell.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8))
                }
                if row == count - 1 {
                    workload.add(cell.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
                }
                if cell !== cells[0] {
                    workload.add(cell.widthAnchor.constraint(equalTo: cells[0].widthAnchor))
                    workload.add(cell.heightAnchor.constraint(equalTo: cells[0].heightAnchor))
                }
            }
        }
        return workload
    }

    /// A chain of views of constant places and sizes, which a rotation leaves where they are.
    static func constant(_ count: Int) -> LayoutWorkload {
        let workload = LayoutWorkload("constant \(count)")
        let root = workload.root
        var previous: UIView?
        for _ in 0..<count {
            let view = workload.addView(to: root)
            workload.add(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16))
            workload.add(view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8))
            workload.add(view.widthAnchor.constraint(equalToConstant: 50))
            workload.add(view.heightAnchor.constraint(equalToConstant: 20))
            previous = view
        }
        return workload
    }
}
