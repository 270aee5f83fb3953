const KEY = 'editor-first-steps';

/** Most samples that there were, by step; null: this browser lists no steps. */
function read(): Readonly<Record<string, number>> | null {
  try {
    const kept = localStorage.getItem(KEY);
    // Cast: written below; what is no number counts as none.
    return kept === null ? null : (JSON.parse(kept) as Record<string, number>);
  } catch {
    return null;
  }
}

function write(most: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(most));
  } catch {
    // Storage is full or forbidden: the site is there without its list.
  }
}

/** Whether this browser lists the first steps of a new site. */
export const hasSteps = (): boolean => read() !== null;

export const beginSteps = (): void => write({});

/** Whether something of a step was done: there were more samples before. */
export function isBegun(step: string, left: number): boolean {
  const most = read() ?? {};
  const before = most[step] ?? left;
  if (before <= left && most[step] !== left) write({ ...most, [step]: left });
  return left < before;
}

/** All of them are done: the list does not come back. */
export function endSteps(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: there was no list.
  }
}
