import type { Problem } from '../types.ts';
import { isWarning } from './groupProblems.ts';

/** One line for a terminal: `content/documents/project/x.json:12: data.cover[0].variation: reason`. */
export function formatProblem(problem: Problem): string {
  const { field, line } = problem;
  const file = line === undefined ? problem.file : `${problem.file}:${line}`;
  const place = field === undefined ? file : `${file}: ${field}`;
  const mark = isWarning(problem) ? 'warning: ' : '';
  return `${place}: ${mark}${problem.reason}`;
}
