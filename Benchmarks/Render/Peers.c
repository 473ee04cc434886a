#define _GNU_SOURCE
#include "Peers.h"
#include <png.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>

static void count(png_structp png, png_bytep bytes, png_size_t size) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += size;
}

static void flush(png_structp png) { (void)png; }

size_t libpng_size(const uint32_t *pixels, int width, int height, int level) {
    size_t size = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &size, count, flush);
    png_set_compression_level(png, level);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_bytep row = malloc((size_t)width * 3);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            uint32_t pixel = pixels[(size_t)y * width + x];
            row[3 * x] = pixel >> 16;
            row[3 * x + 1] = pixel >> 8;
            row[3 * x + 2] = pixel;
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    free(row);
    return size;
}

void use_cores(int count) {
    cpu_set_t set;
    CPU_ZERO(&set);
    for (int core = 0; core < count; core++) CPU_SET(core, &set);
    sched_setaffinity(0, sizeof set, &set);
}

long peak_memory(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}
