/// What the tables of a presolved system hold.
extension Engine {
    /// `variable = (slack - the row without it) / pivot`.
    struct Definition: BitwiseCopyable {
        var row: Int32
        var variable: Int32
        /// The column that stands for the row's own value; -1 for a required equality, whose value is zero.
        var slack: Int32
        /// The variable's cell in the row.
        var pivot: Int32
    }

    enum ColumnKind {
        static let position: UInt8 = 0
        static let size: UInt8 = 1
        static let slack: UInt8 = 2
        /// A variable whose definition is too long to be substituted.
        static let hidden: UInt8 = 3
    }

    /// The value of a form at a random point of the columns, less the constant.
    struct Probe: BitwiseCopyable {
        /// Where solved columns have the values to which they are solved.
        var solved = 0.0
        /// Where they are random as well.
        var raw = 0.0

        func isAlike(_ other: Probe) -> Bool {
            abs(solved - other.solved) <= 1e-11 * (abs(solved) + abs(other.solved))
                && abs(raw - other.raw) <= 1e-11 * (abs(raw) + abs(other.raw))
        }
    }

    /// An unknown of the residual.
    struct Column: BitwiseCopyable {
        /// For a slack, ``Engine/slackSource(_:)`` of its row.
        var variable: Int32
        /// Place in `solvedColumns`, or -1.
        var solved: Int32 = -1
        var component: Int32 = -1
        /// The place within the component in 30 bits, and the kind.
        private var placeAndKind: UInt32

        init(variable: Int32, kind: UInt8) {
            self.variable = variable
            placeAndKind = UInt32(kind)
        }

        /// Place within the component.
        var place: Int32 {
            @inline(__always) get { Int32(truncatingIfNeeded: placeAndKind &>> 2) }
            @inline(__always) set { placeAndKind = UInt32(bitPattern: newValue) &<< 2 | placeAndKind & 3 }
        }
        /// One of ``ColumnKind``.
        var kind: UInt8 {
            @inline(__always) get { UInt8(truncatingIfNeeded: placeAndKind & 3) }
        }
    }

    /// A column that an equation over columns has defined: `constant + entries`.
    struct SolvedColumn: BitwiseCopyable {
        var constant: Double
        /// -1 / the column's coefficient in the equation, what was solved before substituted.
        var factor: Double
        /// -1 when an edit has taken the equation away.
        var column: Int32
        var first: Int32
        var count: Int32
        /// The required equality; or the optional one, whose slack is among the entries.
        var row: Int32
    }

    struct Entry: BitwiseCopyable {
        var column: Int32
        var coefficient: Double
    }

    /// A row over columns: `constant + entries`, related to zero.
    struct ResidualRow: BitwiseCopyable {
        var constant: Double
        var first: Int32
        var count: Int32
        /// The store's row; for the bound of a defined size, -1 - variable.
        var source: Int32
        /// The rank of the level in 24 bits, and the relation.
        private var order: Int32

        init(constant: Double, first: Int32, count: Int32, source: Int32, rank: Int32, relation: Int8) {
            self.constant = constant
            self.first = first
            self.count = count
            self.source = source
            order = rank << 8 | Int32(UInt8(bitPattern: relation))
        }

        /// Zero is required, -1 a row that an edit has taken away.
        var rank: Int32 {
            @inline(__always) get { order >> 8 }
            @inline(__always) set { order = newValue << 8 | order & 0xFF }
        }
        var relation: Int8 {
            @inline(__always) get { Int8(truncatingIfNeeded: order) }
        }
    }

    /// A required row, or a bound, of a combination that contradicts itself.
    struct Culprit: BitwiseCopyable {
        /// As in ``ResidualRow``.
        var source: Int32
        var factor: Double
    }

    /// Columns that share rows, and these rows from the top level down.
    struct Component: BitwiseCopyable {
        var firstRow: Int32
        var rowEnd: Int32
        var firstColumn: Int32
        var columnEnd: Int32
        /// How it was solved last, to be tried first: 0 not yet, 1 shared row, 2 propagation, 3 simplex.
        var method: UInt8 = 0
        private var flags = Flags()

        private struct Flags: OptionSet, BitwiseCopyable {
            let rawValue: UInt8
            static let dirty = Flags(rawValue: 1)
            static let unique = Flags(rawValue: 2)
            static let open = Flags(rawValue: 4)
            static let touched = Flags(rawValue: 8)
            static let lively = Flags(rawValue: 16)

            @inline(__always)
            subscript(flag: Flags) -> Bool {
                get { rawValue & flag.rawValue != 0 }
                set { self = Flags(rawValue: newValue ? rawValue | flag.rawValue : rawValue & ~flag.rawValue) }
            }
        }

        init(firstRow: Int32, rowEnd: Int32, firstColumn: Int32, columnEnd: Int32) {
            self.firstRow = firstRow
            self.rowEnd = rowEnd
            self.firstColumn = firstColumn
            self.columnEnd = columnEnd
        }

        var isDirty: Bool {
            @inline(__always) get { flags[.dirty] }
            @inline(__always) set { flags[.dirty] = newValue }
        }
        /// Whether the levels leave one solution only.
        var isUnique: Bool {
            @inline(__always) get { flags[.unique] }
            @inline(__always) set { flags[.unique] = newValue }
        }
        /// Whether the rows leave several solutions, of which one was chosen by the columns that there happen to be.
        var isOpen: Bool {
            @inline(__always) get { flags[.open] }
            @inline(__always) set { flags[.open] = newValue }
        }
        /// Whether an edit touches its rows or columns.
        var isTouched: Bool {
            @inline(__always) get { flags[.touched] }
            @inline(__always) set { flags[.touched] = newValue }
        }
        /// Whether a rotation has changed its solution.
        var isLively: Bool {
            @inline(__always) get { flags[.lively] }
            @inline(__always) set { flags[.lively] = newValue }
        }
    }
}
