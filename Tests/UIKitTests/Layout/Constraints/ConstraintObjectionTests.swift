import Testing

@testable import UIKit

@MainActor @Suite("Constraints: what is refused")
struct ConstraintObjectionTests {
    /// What was raised, without addresses.
    private func raised(in body: () -> Void) -> [String] {
        var reasons: [String] = []
        let before = UIKitException.handler
        UIKitException.handler = { name, reason in
            reasons.append("\(name.rawValue): \(reason.replacing(#/0x[0-9a-f]+/#, with: "0x"))")
        }
        defer { UIKitException.handler = before }
        body()
        return reasons
    }

    private func make(
        _ one: NSLayoutConstraint.Attribute,
        _ two: NSLayoutConstraint.Attribute = .notAnAttribute,
        hasSecondItem: Bool = true,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        item: Any = UIView()
    ) -> [String] {
        raised {
            let other = UIView()
            _ = NSLayoutConstraint(
                item: item,
                attribute: one,
                relatedBy: .equal,
                toItem: hasSecondItem ? other : nil,
                attribute: two,
                multiplier: multiplier,
                constant: constant
            )
        }
    }

    private let view = "<UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>"

    // AL-1
    @Test func `attributes that don't go together have UIKit's sentences`() {
        let head = "NSInvalidArgumentException: NSLayoutConstraint for \(view): "
        let mixed =
            head + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
            + "Use leading/trailing for both or neither."
        let location =
            head + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
            + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        #expect(make(.leading, .left) == [mixed])
        #expect(make(.right, .trailing) == [mixed])
        #expect(make(.left, .width) == [])
        #expect(make(.left, .top) == [])
        #expect(make(.notAnAttribute, .top) == [])
        #expect(make(.top, .top, multiplier: 0) == [location])
        #expect(make(.top, hasSecondItem: false) == [location])
        #expect(make(.top, .top, hasSecondItem: false) == [location])
        #expect(make(.width, .width, hasSecondItem: false) == [])
        #expect(make(.width, .height, multiplier: 0) == [])
        #expect(make(.left, .centerX) == [])
        #expect(make(.leading, .centerX) == [])
        #expect(make(.top, .firstBaseline) == [])
        #expect(make(.width, .height) == [])
    }

    // AL-1
    @Test func `attributes of different axes are refused when layout meets them`() {
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: child,
            attribute: .left,
            relatedBy: .equal,
            toItem: view,
            attribute: .top,
            multiplier: 1,
            constant: 0
        )
        #expect(raised { constraint.isActive = true } == [])
        #expect(view.constraints == [constraint])
        let reasons = raised { view.layoutIfNeeded() }
        #expect(reasons.first?.hasSuffix("Invalid pairing of layout attributes.") == true)
    }

    // AL-1
    @Test func `numbers are finite, and items are views or guides`() {
        let inconsistent = "NSInternalInconsistencyException: "
        let constant = inconsistent + "NSLayoutConstraint constant is not finite!  That's illegal.  constant:"
        #expect(
            make(.width, hasSecondItem: false, constant: .nan) == [
                constant + #"nan firstAnchor:<NSLayoutDimension:0x "UIView:0x.width"> secondAnchor:(null)"#
            ]
        )
        #expect(
            make(.top, .bottom, constant: -.infinity) == [
                constant + #"-inf firstAnchor:<NSLayoutYAxisAnchor:0x "UIView:0x.top"> "#
                    + #"secondAnchor:<NSLayoutYAxisAnchor:0x "UIView:0x.bottom">"#
            ]
        )
        #expect(
            make(.width, .width, multiplier: .infinity) == [
                inconsistent + "Multiplier is not finite!  That's illegal.  multiplier:inf"
            ]
        )
        #expect(
            make(.width, .width, item: CALayer()).first?.hasSuffix(
                "Constraint items must each be a view or layout guide."
            ) == true
        )
    }

    // AL-1
    @Test func `what was refused never becomes active`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = addView(to: parent)
        child.widthAnchor.constraint(equalToConstant: 30).isActive = true
        parent.layoutIfNeeded()
        _ = raised {
            let constraints = [
                child.widthAnchor.constraint(equalToConstant: .nan),
                child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: .infinity),
                child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: .infinity),
            ]
            NSLayoutConstraint.activate(constraints)
            #expect(constraints.map(\.isActive) == [false, false, false])
        }
        #expect(parent.constraints.isEmpty)
        #expect(child.constraints.count == 1)
        parent.layoutIfNeeded()
        #expect(child.frame.width == 30)
    }

    // AL-1, AL-3
    @Test func `a constant that is no number leaves the old one`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = addView(to: parent)
        let width = child.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        parent.layoutIfNeeded()
        let reasons = raised {
            width.constant = .nan
            width.constant = .infinity
        }
        #expect(reasons.count == 2)
        #expect(reasons.last?.contains("constant:inf firstAnchor:<NSLayoutDimension:0x") == true)
        #expect(width.constant == 30)
        parent.layoutIfNeeded()
        #expect(child.frame.width == 30)
    }

    // AL-2
    @Test func `items of different trees are refused, and both trees stay as they are`() {
        let (parent, stranger) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
        let child = addView(to: parent)
        child.widthAnchor.constraint(equalToConstant: 30).isActive = true
        parent.layoutIfNeeded()
        let constraint = child.leadingAnchor.constraint(equalTo: stranger.leadingAnchor, constant: 40)
        #expect(
            raised { constraint.isActive = true } == [
                "NSGenericException: Unable to activate constraint with anchors "
                    + #"<NSLayoutXAxisAnchor:0x "UIView:0x.leading"> and <NSLayoutXAxisAnchor:0x "UIView:0x.leading"> "#
                    + "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal."
            ]
        )
        #expect(!constraint.isActive)
        #expect(parent.constraints.isEmpty && stranger.constraints.isEmpty)
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 0)
    }
}
