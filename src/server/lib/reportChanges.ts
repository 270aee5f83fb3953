/**
 * Reports each line when it appears: not again while it stays, but again if it went and comes back.
 * The returned function gets all lines of the moment.
 */
export function reportChanges(report: (line: string) => void): (lines: readonly string[]) => void {
  let known: ReadonlySet<string> = new Set();
  return (lines) => {
    const before = known;
    known = new Set(lines);
    for (const line of known) if (!before.has(line)) report(line);
  };
}
