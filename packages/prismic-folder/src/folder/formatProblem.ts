import type { Problem } from '../types.ts';
import { isWarning, type ProblemGroup } from './groupProblems.ts';

/** Formats as one line: `content/documents/project/x.json:12: data.cover[0].variation: reason`. */
export function formatProblem(problem: Problem): string {
  const { field, line } = problem;
  const file = line === undefined ? problem.file : `${problem.file}:${line}`;
  const place = field === undefined ? file : `${file}: ${field}`;
  const mark = isWarning(problem) ? 'warning: ' : '';
  return `${place}: ${mark}${problem.reason}`;
}

/**
 * Formats as one line. A single problem is formatted by `formatProblem`; a group has its reason
 * once, followed by all locations: `full_bleed: unknown field, … (7 times in 2 files):
 * content/documents/page/about.json:31, content/documents/project/field-kit.json:88 and 120`.
 */
export function formatGroup(
  { reason, name, isWarning, problems }: ProblemGroup,
  maxFiles = Infinity,
): string {
  const [first, ...more] = problems;
  if (more.length === 0) return formatProblem({ ...first, reason });
  const lines = new Map<string, number[]>();
  for (const { file, line } of problems) {
    lines.set(file, [...(lines.get(file) ?? []), ...(line === undefined ? [] : [line])]);
  }
  const places = [...lines].map(([file, at]) => (at.length > 0 ? `${file}:${listOf(at)}` : file));
  const documents = `${lines.size} ${lines.size === 1 ? 'file' : 'files'}`;
  const mark = isWarning ? 'warning: ' : '';
  const head = `${name ?? first.file}: ${mark}${reason} (${problems.length} times in ${documents})`;
  const rest = places.length > maxFiles ? ` and ${places.length - maxFiles} more` : '';
  return `${head}: ${places.slice(0, maxFiles).join(', ')}${rest}`;
}

function listOf(lines: readonly number[]): string {
  const [last, ...before] = [...new Set(lines)].toReversed();
  return before.length === 0 ? `${last}` : `${before.toReversed().join(', ')} and ${last}`;
}
