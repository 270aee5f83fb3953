import { remember, rememberedJson } from '../../kit/remembered.ts';

const KEY = 'editor-first-steps';

/** Most samples that there were, by step; null: this browser lists no steps. */
const read = () =>
  // Cast: written below; what is no number counts as none.
  rememberedJson(KEY) as Readonly<Record<string, number>> | null;

const write = (most: Readonly<Record<string, number>>) => remember(KEY, most);

/** Whether this browser lists the first steps of a new site. */
export const hasSteps = (): boolean => read() !== null;

export const beginSteps = (): void => void write({});

/** Whether something of a step was done: there were more samples before. */
export function isBegun(step: string, left: number): boolean {
  const most = read() ?? {};
  const before = most[step] ?? left;
  if (before <= left && most[step] !== left) write({ ...most, [step]: left });
  return left < before;
}

/** All of them are done: the list does not come back. */
export const endSteps = (): void => void remember(KEY, null);
