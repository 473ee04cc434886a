/// The key of a filter's name among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for people among its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of a filter's categories among its attributes.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of what an input's values mean.
public let kCIAttributeType = "CIAttributeType"
/// The key of an input's usual value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of an input's value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of an input's least value.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of an input's greatest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the least value that a slider offers.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the greatest value that a slider offers.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of an input's name.
public let kCIAttributeName = "CIAttributeName"
/// The key of an input's name for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// Any number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A distance in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// An angle in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A color with its opacity.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// An image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"

/// The built-in filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters that change colors by a few numbers.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that put one image over another.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that bend images.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that make images of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that move, turn and cut images.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that make screens of print.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Filters that tell of an area.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that give a look.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that repeat images.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that lead from one image to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters for single images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters for video.
public let kCICategoryVideo = "CICategoryVideo"
