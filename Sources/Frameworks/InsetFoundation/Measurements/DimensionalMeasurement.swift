import Foundation

/// Measurements that have a dimension, whatever that is.
protocol DimensionalMeasurement {
    var dimensional: Measurement<Dimension> { get }
}

extension Measurement: DimensionalMeasurement where UnitType: Dimension {
    var dimensional: Measurement<Dimension> { Measurement<Dimension>(value: value, unit: unit) }
}
