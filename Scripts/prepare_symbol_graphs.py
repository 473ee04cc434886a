#!/usr/bin/env python3
"""Readies symbol graphs for docc, in place, and prints the article that lists what has no effect.

usage: prepare_symbol_graphs.py GRAPHS    (one folder of symbol graphs a module; see Scripts/symbol_graphs)

Comments describe the parameters that a caller can't guess. docc wants all or none described and warns of the others, so
where some aren't, the list of parameters becomes a list like any other.
"""
import json
import pathlib
import re
import sys

NOTE = "- Note: No effect here: "


def without_gaps(lines, parameters):
    """The lines of a comment, without a list of parameters that leaves some out."""
    single = re.compile(r"- Parameter (\w+):(.*)")
    member = re.compile(r"  - (\w+):(.*)")
    described = {match[1] for line in lines for match in [single.match(line) or member.match(line)] if match}
    if not described or set(parameters) <= described:
        return lines
    result, in_list = [], False
    for line in lines:
        if line.strip() == "- Parameters:":
            in_list = True
        elif match := single.match(line):
            result.append(f"- `{match[1]}`:{match[2]}")
            in_list = False
        elif in_list and (match := member.match(line)):
            result.append(f"- `{match[1]}`:{match[2]}")
        elif in_list and line.startswith("    "):
            result.append(line[2:])
        else:
            in_list = False
            result.append(line)
    return result


def reason(lines):
    """Why a symbol has no effect; None where it has."""
    for index, line in enumerate(lines):
        if line.startswith(NOTE):
            # The note goes on to an empty line or the next item.
            words = [line[len(NOTE):]]
            for more in lines[index + 1:]:
                if not more.strip() or more.startswith("- "):
                    break
                words.append(more.strip())
            return " ".join(words)
    return None


def main():
    modules = {}
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*/*.symbols.json")):
        module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
        graph = json.loads(path.read_text())
        for symbol in graph["symbols"]:
            comment = symbol.get("docComment")
            if not comment:
                continue
            lines = [line["text"] for line in comment["lines"]]
            parameters = symbol.get("functionSignature", {}).get("parameters", [])
            names = [parameter.get("internalName", parameter["name"]) for parameter in parameters]
            whole = without_gaps(lines, names)
            if whole != lines:
                # Their places in the sources go with the lines; docc needs them for messages only.
                comment["lines"] = [{"text": line} for line in whole]
            if why := reason(lines):
                is_linked = module == "UIKit" and not extended
                modules.setdefault(module, set()).add((tuple(symbol["pathComponents"]), is_linked, why))
        path.write_text(json.dumps(graph))
    print("# What has no effect\n")
    print("Members that are there so that code compiles and values can be read back, and that change nothing.\n")
    print("## Overview\n")
    print("Each says so in its own documentation, in a note that this page is made of.\n")
    # UIKit's first; its names can be followed.
    for module in sorted(modules, key=lambda name: (name != "UIKit", name)):
        print(f"### {module}\n")
        for names, is_linked, why in sorted(modules[module]):
            name = "``" + "/".join(names) + "``" if is_linked else "`" + ".".join(names) + "`"
            print(f"- {name}: {why}")
        print()


main()
