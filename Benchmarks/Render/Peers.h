#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes that libpng's own encoder makes of an opaque picture at a level, its filters chosen by itself.
///
/// @param pixels Words of 0xAARRGGBB, row by row.
size_t libpng_size(const uint32_t *pixels, int width, int height, int level);

/// The cores that this thread and those that it starts may use.
void use_cores(int count);

/// The most memory that this process has had, in KB.
long peak_memory(void);
