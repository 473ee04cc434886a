#pragma once
// The few functions of ICU that Inset calls, as Swift's own Foundation exports them (they carry its prefix). Its headers
// declare thousands more, which every importing file would have to read.
#include <stdint.h>

typedef struct UBreakIterator UBreakIterator;

/// `type`: 0 characters, 1 words, 2 lines, 3 sentences. `status` starts as 0; errors are positive.
UBreakIterator *swift_ubrk_open(int type, const char *locale, const uint16_t *text, int32_t length, int *status);
void swift_ubrk_close(UBreakIterator *iterator);
/// The text isn't copied: it stays where it is until the next call or the end.
void swift_ubrk_setText(UBreakIterator *iterator, const uint16_t *text, int32_t length, int *status);
/// -1 past the end.
int32_t swift_ubrk_first(UBreakIterator *iterator);
int32_t swift_ubrk_next(UBreakIterator *iterator);
/// What kind of boundary was found last; 100 and more behind words of letters.
int32_t swift_ubrk_getRuleStatus(UBreakIterator *iterator);

// Formats of durations, relative dates, lists and measurements. Texts are UTF-16; the functions return the length that
// they need, which may be above `capacity`: `status` is then 15, and nothing can be read. Those that begin with `ua`
// are only in the ICU of Swift's Foundation, and carry no prefix.

typedef struct UNumberFormat UNumberFormat;
typedef struct UATimeUnitFormat UATimeUnitFormat;
typedef struct UAMeasureFormat UAMeasureFormat;
typedef struct URelativeDateTimeFormatter URelativeDateTimeFormatter;
typedef struct UListFormatter UListFormatter;

/// `style`: 1 decimal, 5 spelled out. `pattern` may be null; `error` too.
UNumberFormat *swift_unum_open(int style, const uint16_t *pattern, int32_t length, const char *locale, void *error,
                               int *status);
void swift_unum_close(UNumberFormat *format);
/// `attribute`: 1 groups of digits, 6 most digits of the fraction, 7 least digits of the fraction.
void swift_unum_setAttribute(UNumberFormat *format, int attribute, int32_t value);
/// `position` may be null.
int32_t swift_unum_formatDouble(const UNumberFormat *format, double value, uint16_t *result, int32_t capacity,
                                void *position, int *status);

/// `style`: 0 full, 1 abbreviated, 2 narrow, 3 shorter. The format owns `numbers` from here on.
UATimeUnitFormat *uatmufmt_openWithNumberFormat(const char *locale, int style, UNumberFormat *numbers, int *status);
void uatmufmt_close(UATimeUnitFormat *format);
/// `field`: 0 year, 1 month, 2 day, 3 week, 4 hour, 5 minute, 6 second, 7 millisecond, 8 microsecond, 9 nanosecond.
int32_t uatmufmt_format(const UATimeUnitFormat *format, double value, int field, uint16_t *result, int32_t capacity,
                        int *status);
/// `type`: 0 hours and minutes, 1 with seconds, 2 minutes and seconds; as `h:mm:ss`.
int32_t uatmufmt_getTimePattern(const char *locale, int type, uint16_t *result, int32_t capacity, int *status);
/// `type`: 0 for two, 1 the end, 2 the middle, 3 the start of more; as `{0}, {1}`.
int32_t uatmufmt_getListPattern(const char *locale, int style, int type, uint16_t *result, int32_t capacity,
                                int *status);

/// `width`: 0 wide, 1 short, 2 narrow. The format owns `numbers` from here on.
UAMeasureFormat *uameasfmt_open(const char *locale, int width, UNumberFormat *numbers, int *status);
void uameasfmt_close(UAMeasureFormat *format);
int32_t uameasfmt_format(const UAMeasureFormat *format, double value, int unit, uint16_t *result, int32_t capacity,
                         int *status);
int32_t uameasfmt_getUnitName(const UAMeasureFormat *format, int unit, uint16_t *result, int32_t capacity,
                              int *status);
/// In order, largest first; `category` is `length`, `usage` is `person` or another one of CLDR.
int32_t uameasfmt_getUnitsForUsage(const char *locale, const char *category, const char *usage, int *units,
                                   int32_t capacity, int *status);

/// `width`: 0 long, 1 short, 2 narrow. `context` is a `UDisplayContext`. `numbers` may be null, else it is owned.
URelativeDateTimeFormatter *swift_ureldatefmt_open(const char *locale, UNumberFormat *numbers, int width, int context,
                                                   int *status);
void swift_ureldatefmt_close(URelativeDateTimeFormatter *format);
/// `unit`: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second. Always with a number.
int32_t swift_ureldatefmt_formatNumeric(const URelativeDateTimeFormatter *format, double offset, int unit,
                                        uint16_t *result, int32_t capacity, int *status);
/// The same, in words where the language has some, as "yesterday".
int32_t swift_ureldatefmt_format(const URelativeDateTimeFormatter *format, double offset, int unit, uint16_t *result,
                                 int32_t capacity, int *status);

/// `type`: 0 and, 1 or, 2 units. `width`: 0 wide, 1 short, 2 narrow.
UListFormatter *swift_ulistfmt_openForType(const char *locale, int type, int width, int *status);
void swift_ulistfmt_close(UListFormatter *format);
int32_t swift_ulistfmt_format(const UListFormatter *format, const uint16_t *const *strings, const int32_t *lengths,
                              int32_t count, uint16_t *result, int32_t capacity, int *status);

typedef struct UPluralRules UPluralRules;

/// Rules for counted things, as "1 file" and "2 files".
UPluralRules *swift_uplrules_open(const char *locale, int *status);
void swift_uplrules_close(UPluralRules *rules);
/// `zero`, `one`, `two`, `few`, `many` or `other`.
int32_t swift_uplrules_select(const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity,
                              int *status);
