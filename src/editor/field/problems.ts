import type { Problem } from '#prismic-folder/contract';
import type { JsonPath } from '#prismic-folder/edit';

const KEY = /\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|\.?([\w-]+)/gy;

/** The path that a problem names, such as `data.cover[0].primary.x`; null if it names a line. */
export function readProblemPath(field: string): JsonPath | null {
  const path: (string | number)[] = [];
  let at = 0;
  for (const match of field.matchAll(KEY)) {
    const [text, index, quoted, name] = match;
    if (match.index !== at) return null;
    at += text.length;
    if (index !== undefined) path.push(Number(index));
    else if (quoted === undefined) path.push(name ?? '');
    else path.push(String(JSON.parse(`"${quoted}"`)));
  }
  return at === field.length && path.length > 0 ? path : null;
}

/** Every field asks at every change, and problems stay the same objects meanwhile. */
const known = new WeakMap<Problem, JsonPath | null>();

function pathOf(problem: Problem): JsonPath | null {
  const found = known.get(problem);
  if (found !== undefined) return found;
  const path = problem.field === undefined ? null : readProblemPath(problem.field);
  known.set(problem, path);
  return path;
}

/** What is wrong with the value at a path, or in it, as one sentence; null if nothing is. */
export function problemAt(problems: readonly Problem[], path: JsonPath): string | null {
  const own = problems.filter((problem) => {
    const at = pathOf(problem);
    return at !== null && path.every((key, index) => at[index] === key);
  });
  const worst = own.find(({ severity }) => severity === 'error') ?? own[0];
  return worst ? sentence(worst.reason) : null;
}

/** Problems within a value; of a group they are its entries', each at its own field. */
export function countProblems(problems: readonly Problem[], path: JsonPath): number {
  return problems.filter((problem) => problemAt([problem], path) !== null).length;
}

function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
