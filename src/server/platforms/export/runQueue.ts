/**
 * Works on each item of a queue once, several at a time; each may add further items. Rejects with
 * the first failure.
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
  // Workers that found the queue empty start again if others have added items.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
}
