// Types and selectors of the font feature registry (Apple's TrueType Reference Manual, "Font Features"), which font
// descriptors take under `featureIdentifier` and `typeIdentifier`.

// MARK: Types
/// Type 0 of the registry: all typographic features.
public let kAllTypographicFeaturesType = 0
/// Type 1 of the registry: ligatures.
public let kLigaturesType = 1
/// Type 2 of the registry: cursive connection.
public let kCursiveConnectionType = 2
/// Type 4 of the registry: vertical substitution.
public let kVerticalSubstitutionType = 4
/// Type 5 of the registry: linguistic rearrangement.
public let kLinguisticRearrangementType = 5
/// Type 6 of the registry: number spacing.
public let kNumberSpacingType = 6
/// Type 8 of the registry: smart swash.
public let kSmartSwashType = 8
/// Type 9 of the registry: diacritics.
public let kDiacriticsType = 9
/// Type 10 of the registry: vertical position.
public let kVerticalPositionType = 10
/// Type 11 of the registry: fractions.
public let kFractionsType = 11
/// Type 13 of the registry: overlapping characters.
public let kOverlappingCharactersType = 13
/// Type 14 of the registry: typographic extras.
public let kTypographicExtrasType = 14
/// Type 15 of the registry: mathematical extras.
public let kMathematicalExtrasType = 15
/// Type 16 of the registry: ornament sets.
public let kOrnamentSetsType = 16
/// Type 17 of the registry: character alternatives.
public let kCharacterAlternativesType = 17
/// Type 18 of the registry: design complexity.
public let kDesignComplexityType = 18
/// Type 19 of the registry: style options.
public let kStyleOptionsType = 19
/// Type 20 of the registry: character shape.
public let kCharacterShapeType = 20
/// Type 21 of the registry: number case.
public let kNumberCaseType = 21
/// Type 22 of the registry: text spacing.
public let kTextSpacingType = 22
/// Type 23 of the registry: transliteration.
public let kTransliterationType = 23
/// Type 24 of the registry: annotation.
public let kAnnotationType = 24
/// Type 25 of the registry: kana spacing.
public let kKanaSpacingType = 25
/// Type 26 of the registry: ideographic spacing.
public let kIdeographicSpacingType = 26
/// Type 27 of the registry: unicode decomposition.
public let kUnicodeDecompositionType = 27
/// Type 28 of the registry: ruby kana.
public let kRubyKanaType = 28
/// Type 29 of the registry: CJK symbol alternatives.
public let kCJKSymbolAlternativesType = 29
/// Type 30 of the registry: ideographic alternatives.
public let kIdeographicAlternativesType = 30
/// Type 31 of the registry: CJK vertical roman placement.
public let kCJKVerticalRomanPlacementType = 31
/// Type 32 of the registry: italic CJK roman.
public let kItalicCJKRomanType = 32
/// Type 33 of the registry: case sensitive layout.
public let kCaseSensitiveLayoutType = 33
/// Type 34 of the registry: alternate kana.
public let kAlternateKanaType = 34
/// Type 35 of the registry: stylistic alternatives.
public let kStylisticAlternativesType = 35
/// Type 36 of the registry: contextual alternates.
public let kContextualAlternatesType = 36
/// Type 37 of the registry: lower case.
public let kLowerCaseType = 37
/// Type 38 of the registry: upper case.
public let kUpperCaseType = 38

// MARK: Ligatures
/// Selector 0 of the registry: required ligatures on.
public let kRequiredLigaturesOnSelector = 0
/// Selector 1 of the registry: required ligatures off.
public let kRequiredLigaturesOffSelector = 1
/// Selector 2 of the registry: common ligatures on.
public let kCommonLigaturesOnSelector = 2
/// Selector 3 of the registry: common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// Selector 4 of the registry: rare ligatures on.
public let kRareLigaturesOnSelector = 4
/// Selector 5 of the registry: rare ligatures off.
public let kRareLigaturesOffSelector = 5

// MARK: Ligatures of contexts
/// Selector 18 of the registry: contextual ligatures on.
public let kContextualLigaturesOnSelector = 18
/// Selector 19 of the registry: contextual ligatures off.
public let kContextualLigaturesOffSelector = 19
/// Selector 20 of the registry: historical ligatures on.
public let kHistoricalLigaturesOnSelector = 20
/// Selector 21 of the registry: historical ligatures off.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Widths of digits
/// Selector 0 of the registry: monospaced numbers.
public let kMonospacedNumbersSelector = 0
/// Selector 1 of the registry: proportional numbers.
public let kProportionalNumbersSelector = 1
/// Selector 2 of the registry: third width numbers.
public let kThirdWidthNumbersSelector = 2
/// Selector 3 of the registry: quarter width numbers.
public let kQuarterWidthNumbersSelector = 3

// MARK: Raised and lowered characters
/// Selector 0 of the registry: normal position.
public let kNormalPositionSelector = 0
/// Selector 1 of the registry: superiors.
public let kSuperiorsSelector = 1
/// Selector 2 of the registry: inferiors.
public let kInferiorsSelector = 2
/// Selector 3 of the registry: ordinals.
public let kOrdinalsSelector = 3
/// Selector 4 of the registry: scientific inferiors.
public let kScientificInferiorsSelector = 4

// MARK: Fractions
/// Selector 0 of the registry: no fractions.
public let kNoFractionsSelector = 0
/// Selector 1 of the registry: vertical fractions.
public let kVerticalFractionsSelector = 1
/// Selector 2 of the registry: diagonal fractions.
public let kDiagonalFractionsSelector = 2

// MARK: Extras
/// Selector 4 of the registry: slashed zero on.
public let kSlashedZeroOnSelector = 4
/// Selector 5 of the registry: slashed zero off.
public let kSlashedZeroOffSelector = 5

// MARK: Forms of digits
/// Selector 0 of the registry: lower case numbers.
public let kLowerCaseNumbersSelector = 0
/// Selector 1 of the registry: upper case numbers.
public let kUpperCaseNumbersSelector = 1

// MARK: Shapes beside capitals
/// Selector 0 of the registry: case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Selector 1 of the registry: case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Selector 2 of the registry: case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector = 2
/// Selector 3 of the registry: case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Stylistic sets
/// Selector 0 of the registry: no stylistic alternatives.
public let kNoStylisticAlternativesSelector = 0
/// Selector 2 of the registry: stylistic alt one on.
public let kStylisticAltOneOnSelector = 2
/// Selector 3 of the registry: stylistic alt one off.
public let kStylisticAltOneOffSelector = 3
/// Selector 4 of the registry: stylistic alt two on.
public let kStylisticAltTwoOnSelector = 4
/// Selector 5 of the registry: stylistic alt two off.
public let kStylisticAltTwoOffSelector = 5
/// Selector 6 of the registry: stylistic alt three on.
public let kStylisticAltThreeOnSelector = 6
/// Selector 7 of the registry: stylistic alt three off.
public let kStylisticAltThreeOffSelector = 7
/// Selector 8 of the registry: stylistic alt four on.
public let kStylisticAltFourOnSelector = 8
/// Selector 9 of the registry: stylistic alt four off.
public let kStylisticAltFourOffSelector = 9
/// Selector 10 of the registry: stylistic alt five on.
public let kStylisticAltFiveOnSelector = 10
/// Selector 11 of the registry: stylistic alt five off.
public let kStylisticAltFiveOffSelector = 11
/// Selector 12 of the registry: stylistic alt six on.
public let kStylisticAltSixOnSelector = 12
/// Selector 13 of the registry: stylistic alt six off.
public let kStylisticAltSixOffSelector = 13
/// Selector 14 of the registry: stylistic alt seven on.
public let kStylisticAltSevenOnSelector = 14
/// Selector 15 of the registry: stylistic alt seven off.
public let kStylisticAltSevenOffSelector = 15
/// Selector 16 of the registry: stylistic alt eight on.
public let kStylisticAltEightOnSelector = 16
/// Selector 17 of the registry: stylistic alt eight off.
public let kStylisticAltEightOffSelector = 17
/// Selector 18 of the registry: stylistic alt nine on.
public let kStylisticAltNineOnSelector = 18
/// Selector 19 of the registry: stylistic alt nine off.
public let kStylisticAltNineOffSelector = 19
/// Selector 20 of the registry: stylistic alt ten on.
public let kStylisticAltTenOnSelector = 20
/// Selector 21 of the registry: stylistic alt ten off.
public let kStylisticAltTenOffSelector = 21
/// Selector 22 of the registry: stylistic alt eleven on.
public let kStylisticAltElevenOnSelector = 22
/// Selector 23 of the registry: stylistic alt eleven off.
public let kStylisticAltElevenOffSelector = 23
/// Selector 24 of the registry: stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector = 24
/// Selector 25 of the registry: stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector = 25
/// Selector 26 of the registry: stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector = 26
/// Selector 27 of the registry: stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector = 27
/// Selector 28 of the registry: stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector = 28
/// Selector 29 of the registry: stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector = 29
/// Selector 30 of the registry: stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector = 30
/// Selector 31 of the registry: stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector = 31
/// Selector 32 of the registry: stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector = 32
/// Selector 33 of the registry: stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector = 33
/// Selector 34 of the registry: stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector = 34
/// Selector 35 of the registry: stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector = 35
/// Selector 36 of the registry: stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector = 36
/// Selector 37 of the registry: stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector = 37
/// Selector 38 of the registry: stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector = 38
/// Selector 39 of the registry: stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector = 39
/// Selector 40 of the registry: stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector = 40
/// Selector 41 of the registry: stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Forms by context
/// Selector 0 of the registry: contextual alternates on.
public let kContextualAlternatesOnSelector = 0
/// Selector 1 of the registry: contextual alternates off.
public let kContextualAlternatesOffSelector = 1
/// Selector 2 of the registry: swash alternates on.
public let kSwashAlternatesOnSelector = 2
/// Selector 3 of the registry: swash alternates off.
public let kSwashAlternatesOffSelector = 3
/// Selector 4 of the registry: contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector = 4
/// Selector 5 of the registry: contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Small letters
/// Selector 0 of the registry: default lower case.
public let kDefaultLowerCaseSelector = 0
/// Selector 1 of the registry: lower case small caps.
public let kLowerCaseSmallCapsSelector = 1
/// Selector 2 of the registry: lower case petite caps.
public let kLowerCasePetiteCapsSelector = 2

// MARK: Capitals
/// Selector 0 of the registry: default upper case.
public let kDefaultUpperCaseSelector = 0
/// Selector 1 of the registry: upper case small caps.
public let kUpperCaseSmallCapsSelector = 1
/// Selector 2 of the registry: upper case petite caps.
public let kUpperCasePetiteCapsSelector = 2
