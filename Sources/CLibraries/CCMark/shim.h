#pragma once
#include <stddef.h>
#include <stdint.h>

// The library's functions under names of our own, by its symbols: an app may bring a cmark of its own, whose types
// would contradict those of the library's headers wherever both are seen.
typedef struct MarkNode MarkNode;
typedef struct MarkParser MarkParser;
typedef struct MarkExtension MarkExtension;

/// CMARK_OPT_DEFAULT.
static const int32_t MarkOptionsDefault = 0;
/// CMARK_ORDERED_LIST.
static const int32_t MarkOrderedList = 2;

#define MARK(function) __asm__("cmark_" #function)

void mark_gfm_core_extensions_ensure_registered(void) MARK(gfm_core_extensions_ensure_registered);
MarkExtension *mark_find_syntax_extension(const char *name) MARK(find_syntax_extension);
MarkParser *mark_parser_new(int options) MARK(parser_new);
void mark_parser_free(MarkParser *parser) MARK(parser_free);
int mark_parser_attach_syntax_extension(MarkParser *parser, MarkExtension *extension)
    MARK(parser_attach_syntax_extension);
void mark_parser_feed(MarkParser *parser, const char *buffer, size_t length) MARK(parser_feed);
MarkNode *mark_parser_finish(MarkParser *parser) MARK(parser_finish);

void mark_node_free(MarkNode *node) MARK(node_free);
MarkNode *mark_node_next(MarkNode *node) MARK(node_next);
MarkNode *mark_node_first_child(MarkNode *node) MARK(node_first_child);
const char *mark_node_get_type_string(MarkNode *node) MARK(node_get_type_string);
const char *mark_node_get_literal(MarkNode *node) MARK(node_get_literal);
const char *mark_node_get_url(MarkNode *node) MARK(node_get_url);
const char *mark_node_get_fence_info(MarkNode *node) MARK(node_get_fence_info);
int32_t mark_node_get_heading_level(MarkNode *node) MARK(node_get_heading_level);
int32_t mark_node_get_list_type(MarkNode *node) MARK(node_get_list_type);
int32_t mark_node_get_list_start(MarkNode *node) MARK(node_get_list_start);
uint16_t mark_gfm_extensions_get_table_columns(MarkNode *node) MARK(gfm_extensions_get_table_columns);
uint8_t *mark_gfm_extensions_get_table_alignments(MarkNode *node) MARK(gfm_extensions_get_table_alignments);

#undef MARK
