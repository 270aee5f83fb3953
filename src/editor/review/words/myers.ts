/** Entries that two lists share in a row. */
export interface Shared {
  readonly old: number;
  readonly now: number;
  readonly length: number;
}

/** With more differences two texts have little in common, and the search would take too long. */
const MAX_EDITS = 1_000;

/**
 * What two lists share on a shortest way from one to the other (Myers, 1986); null if it has more
 * than a thousand steps.
 */
export function myers(olds: readonly string[], news: readonly string[]): Shared[] | null {
  const most = Math.min(olds.length + news.length, MAX_EDITS);
  const reached = new Int32Array(2 * most + 3);
  const steps: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits++) {
    steps.push(reached.slice(most + 1 - edits, most + 2 + edits));
    for (let line = -edits; line <= edits; line += 2) {
      const [less, more] = [reached[most + line] ?? 0, reached[most + 2 + line] ?? 0];
      const isDown = line === -edits || (line !== edits && less < more);
      let old = isDown ? more : less + 1;
      while (old < olds.length && old - line < news.length && olds[old] === news[old - line]) old++;
      reached[most + 1 + line] = old;
      if (old >= olds.length && old - line >= news.length) return wayBack(steps, olds, news);
    }
  }
  return null;
}

/** Follows the steps from the end; `steps[n]` has how far each line got with fewer than n edits. */
function wayBack(
  steps: readonly Int32Array[],
  olds: readonly string[],
  news: readonly string[],
): Shared[] {
  const shared: Shared[] = [];
  let [old, now] = [olds.length, news.length];
  for (let edits = steps.length - 1; edits >= 0; edits--) {
    const line = old - now;
    const at = (other: number) => steps[edits]?.[other + edits] ?? 0;
    const isDown = line === -edits || (line !== edits && at(line - 1) < at(line + 1));
    const from = edits === 0 ? 0 : isDown ? at(line + 1) : at(line - 1) + 1;
    if (old > from) shared.push({ old: from, now: from - line, length: old - from });
    if (edits === 0) break;
    [old, now] = isDown ? [from, from - line - 1] : [from - 1, from - line];
  }
  return shared.toReversed();
}
