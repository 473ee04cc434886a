import UIKit

extension LayoutWorkload {
    /// W2: a form of `count` rows of label, field and separator in a content view.
    static func form(_ count: Int) -> LayoutWorkload {
        let workload = LayoutWorkload("W2 form \(count)")
        var random = WorkloadRandom(seed: 2000 + count)
        let scroll = workload.addView(to: workload.root)
        let content = workload.addView(to: scroll)
        workload.fill(scroll, workload.root)
        workload.add(content.leftAnchor.constraint(equalTo: scroll.leftAnchor))
        workload.add(content.topAnchor.constraint(equalTo: scroll.topAnchor))
        workload.add(content.widthAnchor.constraint(equalTo: scroll.widthAnchor))
        var first: UIView?
        var previous: UIView?
        for row in 0..<count {
            let label = workload.addView(
                to: content,
                content: CGSize(width: 40 + 0.5 * random.below(160), height: 20.5)
            )
            let field = workload.addView(to: content)
            let separator = workload.addView(to: content)
            workload.add(
                field.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? content.topAnchor, constant: 8)
            )
            workload.add(label.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16))
            workload.add(field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8))
            workload.add(field.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16))
            if let first {
                workload.add(label.widthAnchor.constraint(equalTo: first.widthAnchor))
            } else {
                workload.add(label.widthAnchor.constraint(greaterThanOrEqualToConstant: 20))
                first = label
            }
            workload.add(field.heightAnchor.constraint(equalToConstant: 34))
            workload.add(label.centerYAnchor.constraint(equalTo: field.centerYAnchor))
            let leading = workload.add(separator.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16))
            if row == count / 2 { workload.leafConstraint = leading }
            workload.add(separator.rightAnchor.constraint(equalTo: content.rightAnchor))
            workload.add(separator.heightAnchor.constraint(equalToConstant: 0.5))
            workload.add(separator.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8))
            workload.add(field.widthAnchor.constraint(greaterThanOrEqualToConstant: 30), 750)
            previous = separator
        }
        if let previous {
            workload.add(content.bottomAnchor.constraint(equalTo: previous.bottomAnchor, constant: 16))
        }
        return workload
    }

    /// W5: `count` rows of two labels between safe area and margin, with optional gaps.
    static func priorities(_ count: Int) -> LayoutWorkload {
        let workload = LayoutWorkload("W5 priorities \(count)")
        let root = workload.root
        var random = WorkloadRandom(seed: 5000 + count)
        let safe = UILayoutGuide()
        root.addLayoutGuide(safe)
        workload.add(safe.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 44))
        workload.add(safe.rightAnchor.constraint(equalTo: root.rightAnchor))
        workload.add(safe.topAnchor.constraint(equalTo: root.topAnchor, constant: 47))
        workload.add(safe.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -34))
        var previous: UIView?
        for _ in 0..<count {
            let (width, otherWidth) = (60 + random.below(400), 40 + random.below(200))
            let (height, otherHeight) = (20 + 0.5 * random.below(30), 20 + 0.5 * random.below(30))
            let label = workload.addView(to: root, content: CGSize(width: width, height: height))
            let other = workload.addView(to: root, content: CGSize(width: otherWidth, height: otherHeight))
            label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
            workload.add(label.leftAnchor.constraint(greaterThanOrEqualTo: safe.leftAnchor))
            workload.add(label.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 20))
            workload.add(label.leftAnchor.constraint(equalTo: root.leftAnchor), 600)
            workload.add(other.leftAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor, constant: 8))
            workload.add(other.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8), 600)
            workload.add(other.rightAnchor.constraint(lessThanOrEqualTo: safe.rightAnchor))
            workload.add(other.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20))
            if let previous {
                workload.add(label.topAnchor.constraint(greaterThanOrEqualTo: previous.bottomAnchor, constant: 8))
                workload.add(label.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8), 600)
            } else {
                workload.add(label.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor))
                workload.add(label.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20))
                workload.add(label.topAnchor.constraint(equalTo: root.topAnchor), 600)
            }
            workload.add(other.topAnchor.constraint(greaterThanOrEqualTo: label.topAnchor))
            workload.add(other.topAnchor.constraint(equalTo: label.topAnchor), 600)
            previous = label
        }
        return workload
    }
}
