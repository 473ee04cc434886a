#pragma once
#include <ft2build.h>
#include <freetype/freetype.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
#include <freetype/tttables.h>
#include <freetype/ftsnames.h>
