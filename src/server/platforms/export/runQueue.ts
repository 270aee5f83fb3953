/**
 * Does something with each of some things, so many at once, and with what that leads to in turn;
 * with each once. Rejects with the first failure.
 */
export async function runQueue(
  first: readonly string[],
  atOnce: number,
  work: (one: string) => Promise<readonly string[]>,
): Promise<void> {
  const known = new Set(first);
  const waiting = [...known];
  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      for (const next of await work(one)) {
        if (known.has(next)) continue;
        known.add(next);
        waiting.push(next);
      }
    }
  };
  // Those that found nothing to do go on while others may find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
}
