import CoreGraphics

/// In a feature's dictionary: its type in the font feature registry.
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// In a feature's dictionary: the name of its type.
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// In a feature's dictionary: whether one selector only can be on.
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// In a feature's dictionary: its selectors, a dictionary each.
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// In a selector's dictionary: its number in the registry.
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// In a selector's dictionary: its name.
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// In a selector's dictionary: whether it is on by itself.
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// In a selector's dictionary: whether it is on.
public nonisolated(unsafe) let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// In a feature's dictionary: its four letters in OpenType.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// In a feature's dictionary: its value in OpenType.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// What a font offers by the registry; nil, as for fonts that list nothing: features of OpenType have no entry there.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
