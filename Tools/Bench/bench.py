#!/usr/bin/env python3
"""Measures `qatlam check`, stage by stage; `make bench` calls it.

Every figure is of whole runs of the program that is shipped. Of the runs on a tree the fastest is shown, with the
median beside it: what makes a run slower than the fastest is the machine's other work. Stages are those of runs without a
cache; a run that writes one, and one that finds it, are measured in turn with them.
"""

import argparse
import hashlib
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = "discover read scan index resolve classify judge report".split()


def run(command):
    """Runs a program; returns its times in seconds, peak memory in bytes, output and status."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        begin = time.perf_counter()
        # A cache of the benchmark's own, so that the user's stays as it is.
        environment = dict(os.environ, XDG_CACHE_HOME=os.path.join(os.path.abspath(ARGS.work), "caches"))
        environment.pop("QATLAM_NO_CACHE", None)
        process = subprocess.Popen(command, stdout=out, stderr=err, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        return {
            "wall": wall,
            "cpu": usage.ru_utime + usage.ru_stime,
            "memory": usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
            "output": out.read(),
            "complaints": err.read().decode(errors="replace"),
            "status": process.returncode,
        }


def fail(text):
    sys.exit(f"bench: {text}")


def forget():
    """Removes the caches of earlier runs."""
    shutil.rmtree(os.path.join(ARGS.work, "caches"), ignore_errors=True)


def checked(qatlam, tree, style, *more):
    done = run([qatlam, "check", tree, "--style", style, *more])
    if done["status"] not in (0, 1):
        fail(f"'{qatlam} check {tree}' ended with {done['status']}:\n{done['complaints']}")
    return done


def stages(done):
    """The stages' times in seconds, as `--timings` tells them."""
    times = {}
    for line in done["complaints"].splitlines():
        words = line.split()
        if len(words) == 4 and words[0] == "qatlam:" and words[1] in STAGES and words[3] == "ms":
            times[words[1]] = float(words[2]) / 1000
    if set(times) != set(STAGES):
        fail(f"the stages' times are missing in:\n{done['complaints']}")
    return times


def swift_files(tree):
    """The Swift files that the check reads, by the facts that it dumps of each."""
    files, lines, size = [], 0, 0
    dump = subprocess.Popen([ARGS.qatlam, "dump", "facts", tree], stdout=subprocess.PIPE)
    for line in dump.stdout:
        if b'"fact":"file"' in line:
            path = os.path.join(tree, json.loads(line)["file"])
            files.append(path)
            size += os.path.getsize(path)
            with open(path, "rb") as file:
                lines += file.read().count(b"\n")
    if dump.wait() != 0:
        fail(f"'{ARGS.qatlam} dump facts {tree}' failed")
    return files, lines, size


def counted_lines(files, runs):
    """The fastest time in which `wc -l` counts the lines of the files, in seconds."""
    with tempfile.NamedTemporaryFile() as names:
        names.write(b"".join(os.fsencode(file) + b"\0" for file in files))
        names.flush()
        shell = f"xargs -0 wc -l < {names.name} > /dev/null"
        return min(run(["sh", "-c", shell])["wall"] for _ in range(runs))


def parsed(tree):
    """The time in which SwiftSyntax parses and visits the tree on two threads, in seconds; `None` without it."""
    if not ARGS.oracle:
        return None
    done = run([ARGS.oracle, "parse", "--threads", "2", tree])
    if done["status"] != 0:
        fail(f"oracle parse failed:\n{done['complaints']}")
    words = dict(line.split() for line in done["output"].decode().splitlines())
    return float(words["seconds"])


def generated(kind, lines):
    """A tree of the generator, written unless it stands there, and the number of its planted breaks."""
    folder = os.path.join(ARGS.work, f"{kind}-{lines}")
    note = folder + ".txt"
    if not os.path.exists(note):
        words = subprocess.run(
            [sys.executable, os.path.join(HERE, "tree.py"), kind, str(lines), folder],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        with open(note, "w") as file:
            file.write(words)
    with open(note) as file:
        words = file.read().split()
    told = dict(zip(words[::2], map(int, words[1::2])))
    return folder, told


def measured(name, tree, style, planted=None):
    """Measures one tree and prints its table."""
    files, lines, size = swift_files(tree)
    checked(ARGS.qatlam, tree, style, "--no-cache")
    runs, first, again = [], [], []
    for _ in range(ARGS.runs):
        runs.append(checked(ARGS.qatlam, tree, style, "--no-cache", "--timings"))
        forget()
        first.append(checked(ARGS.qatlam, tree, style))
        again.append(checked(ARGS.qatlam, tree, style))
    best = min(runs, key=lambda done: done["wall"])
    report = json.loads(checked(ARGS.qatlam, tree, style, "--format", "json")["output"])
    forget()
    found = sum(finding["rule"] == "dependency" for finding in report["findings"])
    result = {
        "tree": name,
        "style": style,
        "files": len(files),
        "lines": lines,
        "bytes": size,
        "runs": len(runs),
        "wall": best["wall"],
        "medianWall": statistics.median(done["wall"] for done in runs),
        "cpu": min(done["cpu"] for done in runs),
        "peakMemory": max(done["memory"] for done in runs),
        "stages": stages(best),
        "findings": len(report["findings"]),
        "dependencyFindings": found,
        "plantedFindings": planted,
        "keepingCache": summary(first),
        "withCache": summary(again),
        "identicalRuns": len({hashlib.sha256(done["output"]).digest() for done in runs + first + again}) == 1,
        "wc": counted_lines(files, ARGS.runs),
        "swiftSyntax": parsed(tree),
    }
    result["toWc"] = result["wall"] / result["wc"]
    if result["swiftSyntax"]:
        result["toSwiftSyntax"] = result["wall"] / result["swiftSyntax"]
    say(result)
    if planted is not None and found != planted:
        fail(f"{planted} breaks were planted, {found} were found")
    if not result["identicalRuns"]:
        fail("two runs differ")
    return result


def summary(runs):
    return {
        "wall": min(done["wall"] for done in runs),
        "medianWall": statistics.median(done["wall"] for done in runs),
        "cpu": min(done["cpu"] for done in runs),
        "peakMemory": max(done["memory"] for done in runs),
    }


def say(result):
    print(
        f"\n{result['tree']}: {result['files']:,} files, {result['lines']:,} lines, "
        f"{result['bytes'] / 1e6:.1f} MB, --style {result['style']}; fastest of {result['runs']} runs"
    )

    def row(name, seconds):
        rate = f"{result['bytes'] / 1e6 / seconds:>9,.0f}{result['lines'] / seconds:>14,.0f}" if seconds else ""
        print(f"  {name:<12}{seconds * 1000:>9.1f}{rate}")

    print(f"  {'stage':<12}{'ms':>9}{'MB/s':>9}{'lines/s':>14}")
    for stage in STAGES:
        row(stage, result["stages"][stage])
    row("whole run", result["wall"])
    print(f"  median run  {result['medianWall'] * 1000:>9.1f}   CPU {result['cpu'] * 1000:.0f} ms")
    print(f"  peak memory {result['peakMemory'] / 2**20:>9.0f} MiB")
    for name, key in (("with cache", "withCache"), ("keeping one", "keepingCache")):
        part = result[key]
        print(
            f"  {name:<12}{part['wall'] * 1000:>9.1f}   median {part['medianWall'] * 1000:.1f}, "
            f"CPU {part['cpu'] * 1000:.0f} ms, {part['peakMemory'] / 2**20:.0f} MiB"
        )
    print(f"  wc -l       {result['wc'] * 1000:>9.1f} ms, a check takes {result['toWc']:.1f} times as long")
    if result["swiftSyntax"]:
        print(
            f"  SwiftSyntax {result['swiftSyntax'] * 1000:>9.1f} ms to parse and visit on two threads, "
            f"a check takes {result['toSwiftSyntax']:.2f} of that"
        )
    planted = result["plantedFindings"]
    known = "" if planted is None else f", {result['dependencyFindings']} dependency of {planted} planted"
    print(f"  findings    {result['findings']:>9}{known}")


def slope(points):
    """The exponent that fits times to sizes best: the slope of a line through their logarithms."""
    xs = [math.log(size) for size, _ in points]
    ys = [math.log(seconds) for _, seconds in points]
    x, y = statistics.mean(xs), statistics.mean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def growth(limit):
    """Measures how time grows with size, start-up left out."""
    start = min((run([ARGS.qatlam, "--version"]) for _ in range(ARGS.runs)), key=lambda done: done["wall"])
    print(f"\ngrowth, --style clean, without a cache; start-up of {start['wall'] * 1000:.1f} ms taken off")
    print(f"  {'lines':>12}{'wall ms':>10}{'CPU ms':>10}{'MiB':>8}")
    points = []
    for lines in [100_000, 300_000, 1_000_000, 3_000_000, 10_000_000]:
        if lines > limit:
            break
        tree, told = generated("even", lines)
        runs = [checked(ARGS.qatlam, tree, "clean", "--no-cache") for _ in range(ARGS.runs if lines < 3_000_000 else 3)]
        wall = min(done["wall"] for done in runs)
        cpu = min(done["cpu"] for done in runs)
        memory = max(done["memory"] for done in runs)
        points.append({"lines": told["lines"], "wall": wall, "cpu": cpu, "peakMemory": memory})
        print(f"  {told['lines']:>12,}{wall * 1000:>10.1f}{cpu * 1000:>10.1f}{memory / 2**20:>8.0f}")
    result = {
        "startUp": start["wall"],
        "points": points,
        "wallExponent": slope([(p["lines"], max(p["wall"] - start["wall"], 1e-4)) for p in points]),
        "cpuExponent": slope([(p["lines"], max(p["cpu"] - start["cpu"], 1e-4)) for p in points]),
    }
    print(f"  exponent: wall {result['wallExponent']:.3f}, CPU {result['cpuExponent']:.3f}")
    return result


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--qatlam", required=True, help="the binary to measure")
    parser.add_argument("--oracle", help="the binary of Tools/Oracle, for the ratio to SwiftSyntax")
    parser.add_argument("--work", required=True, help="where generated trees are kept")
    parser.add_argument("--tree", help="a folder to measure instead of generated trees")
    parser.add_argument("--style", default="clean", help="the style of that folder (default: clean)")
    parser.add_argument("--runs", type=int, default=7, help="how many runs count, after one that does not")
    parser.add_argument("--growth", type=int, default=1_000_000, help="the largest tree for growth; 0 leaves it out")
    parser.add_argument("--json", help="a file for the figures, as JSON")
    return parser.parse_args()


def main():
    if ARGS.tree:
        result = {"trees": [measured(os.path.basename(os.path.abspath(ARGS.tree)), ARGS.tree, ARGS.style)]}
    else:
        os.makedirs(ARGS.work, exist_ok=True)
        result = {"trees": []}
        for kind in ("even", "mixed"):
            tree, told = generated(kind, 892_000)
            result["trees"].append(measured(f"generated, {kind}", tree, "clean", told["planted"]))
        if ARGS.growth:
            result["growth"] = growth(ARGS.growth)
    if ARGS.json:
        with open(ARGS.json, "w") as file:
            json.dump(result, file, indent=2)
            file.write("\n")


ARGS = arguments()
if __name__ == "__main__":
    main()
