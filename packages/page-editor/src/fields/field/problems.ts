import type { Problem } from 'prismic-folder/contract';
import { type JsonPath, parsePath } from 'prismic-folder/edit';
import { capitalized } from '../../kit/countWords.ts';

/** Every field asks at every change, and problems stay the same objects meanwhile. */
const known = new WeakMap<Problem, JsonPath>();

/** The path that a problem names; none if it names a line of the file. */
function pathOf(problem: Problem): JsonPath {
  const path = known.get(problem) ?? parsePath(problem.field ?? '');
  known.set(problem, path);
  return path;
}

/** What is wrong with the value at a path, or in it, as one sentence; null if nothing is. */
export function problemAt(problems: readonly Problem[], path: JsonPath): string | null {
  const own = problems.filter((problem) => {
    const at = pathOf(problem);
    return at.length > 0 && path.every((key, index) => at[index] === key);
  });
  const worst = own.find(({ severity }) => severity === 'error') ?? own[0];
  return worst ? sentence(worst.reason) : null;
}

/** Problems within a value; of a group they are its entries', each at its own field. */
export function countProblems(problems: readonly Problem[], path: JsonPath): number {
  return problems.filter((problem) => problemAt([problem], path) !== null).length;
}

function sentence(reason: string): string {
  const text = capitalized(reason);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
