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
