import type { ProblemGroup } from './groupProblems.ts';
import { formatProblem } from './formatProblem.ts';

/**
 * One line for a terminal. What is wrong in one place is written as `formatProblem` has it; what is
 * wrong in several is said once, with every document: `full_bleed: unknown field, …, in 7 places:
 * content/documents/page/about.json:31, content/documents/project/field-kit.json:88 and 120`.
 */
export function formatGroup(
  { reason, name, isWarning, problems }: ProblemGroup,
  mostFiles = Infinity,
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
  const rest = places.length > mostFiles ? ` and ${places.length - mostFiles} more` : '';
  return `${head}: ${places.slice(0, mostFiles).join(', ')}${rest}`;
}

function listOf(lines: readonly number[]): string {
  const [last, ...before] = [...new Set(lines)].toReversed();
  return before.length === 0 ? `${last}` : `${before.toReversed().join(', ')} and ${last}`;
}
