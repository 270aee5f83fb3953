import type { Problem } from '../types.ts';

/** One line for a terminal: `content/documents/project/x.json: data.cover[0].variation: reason`. */
export function formatProblem(problem: Problem): string {
  const place = problem.field === undefined ? problem.file : `${problem.file}: ${problem.field}`;
  const mark = problem.severity === 'warning' && problem.kind === undefined ? 'warning: ' : '';
  return `${place}: ${mark}${problem.reason}`;
}
